/** Every text of the landing page (spec §2 Landing page, product §1). */
export const LANDING = {
  documentTitle: "Lectern: plan, build and teach",
  description:
    "Lectern helps teachers plan the school year, build interactive courses from the books they already use, and keep every student and lesson in one calm place.",
  sections: { features: "Features", pricing: "Pricing", contact: "Contact" },
  sectionsNavigation: "Sections",
  login: "Login",
  home: "Lectern, to the top",
  health: "System Health",
  copyright: "© 2024 Lectern",
  hero: {
    title: "Unlock Your Learning Potential",
    lead: "Plan the school year, build courses from the books you already use, and keep every student and lesson in one calm place.",
    register: "Start Your Free Trial",
    dashboard: "Go to Dashboard",
    picture: (lessons: number) =>
      `A school year from September to May on one page: lessons every Monday and Wednesday, two breaks, ${lessons} lessons in all.`,
    lessons: (count: number) => `${count} lessons`,
  },
  features: {
    tools: {
      title: "Expert Teacher Tools",
      text: "A nine-month plan with holidays and totals, a week at a glance, readability and word lists from any text.",
    },
    courses: {
      title: "Build Interactive Courses",
      text: "Scanned pages become editable text and fifteen kinds of exercise that check themselves.",
    },
    students: {
      title: "Connect with Your Students",
      text: "One link to join, a Telegram bot of your own, reminders before each lesson.",
    },
  },
  pricing: {
    lead: "Two ways to use Lectern, and no small print.",
    trial: {
      title: "Free trial",
      text: "Everything, for as long as you try it. No card.",
      points: ["Every tool, nothing locked", "Your data exported or deleted whenever you like"],
    },
    own: {
      title: "Your own",
      text: "One command puts it on your own account at the edge.",
      points: ["The same product, whole", "Your own database, files and address"],
    },
  },
  contact: { before: "Write to", after: "." },
  banner: { title: "Ready to Start Your Journey?", register: "Sign Up Now" },
} as const;
