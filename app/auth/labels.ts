/** What the auth screens say; the messages are those of spec §8. */
export const AUTH = {
  description:
    "Sign in to Lectern, or make an account: plan the school year, build courses, and keep every student and lesson in one place.",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  passwordRule: "At least 8 characters.",
  forgotPassword: "Forgot password?",
  backToLogin: "Back to login",
  mismatch: "Passwords do not match.",
  unauthorized: "Unauthorized: Please check your credentials.",
  failed: "Authentication failed. Please try again.",
  slogan: "The whole school year on one page.",
  picture: "A school year as Lectern shows it: nine months in rows, lessons, holidays and totals marked.",
} as const;

/** The two modes of the auth screen (spec §2). */
export const MODES = {
  login: { title: "Login", submit: "Login", question: "Don't have an account?", other: "register" },
  register: { title: "Register", submit: "Register", question: "Already have an account?", other: "login" },
} as const;

export type Mode = keyof typeof MODES;

/** What the login screen says when one arrives there after something else. */
export const NOTICES = {
  registered: "Registration successful! Please log in.",
  reset: "Your password has been changed. Please log in.",
  deleted: "Account deleted successfully.",
} as const;

export const FORGOT = {
  title: "Forgot password",
  lead: "We send a link that lets you choose a new password. It works once, for 30 minutes.",
  telegram: "The link goes to the Telegram chat that is linked to your account.",
  operator: "No Telegram linked? Whoever runs Lectern can make such a link for you with this command:",
  command: "npm run reset-password -- EMAIL",
  submit: "Send link",
  sent: "If this account has a linked Telegram chat, the link is on its way there.",
} as const;

export const RESET = {
  title: "Choose a new password",
  newPassword: "New Password",
  confirmPassword: "Confirm New Password",
  submit: "Change Password",
  mismatch: "New passwords do not match.",
  failed: "Failed to change password.",
  noToken:
    "This address has no reset code in it. Open the link exactly as you received it, or ask for a new one.",
  newLink: "Ask for a new link",
  needsScripts:
    "This page needs JavaScript: the secret in your link stays in the browser and never stands in an address that is sent.",
} as const;
