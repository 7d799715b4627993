/** English words with an m, which a scanner may have read as rn; without those whose rn form is a word, too. */
const WITH_M = new Set(
  `accompany accomplish acclaim admin admire admit advertisement aim alarm album almost am amaze amazed amazing ambition
  ambulance america american among amount amuse amusing animal announcement anymore apartment appointment argument arm
  army aroma assignment assume assumption asthma atmosphere atom attempt autumn became because become bedroom beam
  bathroom beginning bloom blame bomb bombed boom bottom brim bump calm came camel camera camp campaign campus
  cardamom cement ceremony champion charm cinema claim classroom climate climb climber clumsy column combination combine
  come comedy comfort comfortable coming comma command comment commercial commission committee common communicate
  communication community company compare comparison compete competition complain complete completely complex
  complicated compose composer comprehension compromise computer concerned condemn confirm consume consumer consumption
  costume cream create crime criminal crumb cucumber custom customer damage damp december decimal defame demand
  democracy demonstrate department departments dilemma dim diploma disappointment document documentary dome domestic
  dominate drama dramatic dream drum dumb dynamic economic economy element elementary embarrass embarrassed emerge
  emergency emotion emotional emperor emphasis empire employ employee employer employment empty enemy enormous
  entertainment environment environmental equipment esteem estimate exam examination examine example excitement
  experiment extreme extremely fame familiar family famous farm farmer female film firm flame foam form formal format
  former formula frame framework from frame game games gamma gentleman gentlemen geometry german germany gleam glimpse
  gloomy government grammar ham hamster hammer harm harmony helmet him himself hammock home homeless homework
  household human humble humid humor humour hymn imagination imagine image imitate immediate immediately immigrant
  immune impact impatient imperative implement important importance impossible impress impression impressive improve
  improvement income informal information inform instrument item jam jump jumped jumper jumping kilometer kilometre
  kingdom lamb lame lamp lemon limb lime limit limited lump machine madam magazine magic magical magnet magnificent mail
  main mainly maintain major majority make makes making male mammal man manage management manager mankind manner
  manual many map maple marathon march margin marine mark market marmalade marriage married marry mask mass massive
  master match mate material math mathematics matter mattress mature maximum may maybe mayor me meal meals mean meaning
  means meant meanwhile measure measurement meat mechanic medal media medical medicine medieval medium meet meeting melody
  member memorable memory men mend mental mention menu merchant mercy merely merit merry mess message metal meter method
  metre mice microphone middle midnight might mild mile milk mill million millions mind mine mineral minimum minister
  minor minute minutes miracle mirror miserable misery miss missing mission mist mistake mistakes misunderstanding mix
  mixed mixture mobile mode model moderate modest moment monday money monitor monkey monster month months monument mood
  moon moral more moreover morning mortal mosque mosquito most mostly mother motion motive motor mountain mountains
  mourn mouse mouth move moved movement movie moving much mud multiple mum murder muscle museum mushroom music musical
  musician must my mysterious mystery myself myth name named namely names normal normally november number numbers
  numerous official omit optimistic ornament palm parliament palmtree payment perfume perform performance permanent
  permission permit phantom pharmacy phenomenon platform plum plumber plump poem poems premier premise presume primary prime
  primitive problem problems program programme prominent promise promised promote promotion prompt proclaim pump
  punishment pyjamas qualm ram ramp random rarm realism recommend reform remain remained remark remarkable remedy remember
  remembered remind remote remove resume rhyme rhythm room rooms salmon same sample scheme scream screamed seem seemed
  seems semester seminar separate september shampoo shame shimmer similar similarly simple simply simultaneous sometime
  sometimes somebody someone something somewhat somewhere some slim smart smash smell smelled smile smiled smoke smoking
  smooth sperm stadium stamp statement steam steamed stimulate stomach storm stream strum submit sum summarise summarize summary
  summer summit surname swarm swam swim swimming swimmer symbol sympathy symphony symptom system systems team teams
  temper temperature temple temporary term terms theatrical them theme themselves thermometer thumb time times timid timetable
  tomato tomatoes tomb tommorow tomorrow traum tram transform trim triumph trump tumble umbrella uniform unemployment
  upcoming vacuum vampire victim vitamin volume volunteer warm warmth welcome wimp woman women wisdom worm yam yummy zoom`.split(
    /\s+/,
  ),
);

/** Words in which rn is right although m would be a word, too; and endings that are put to them. */
const WITH_RN =
  /^(?:modern|learn|turn|return|born|burn|corn|barn|torn|horn|warn|yarn|stern|fern|tern|darn|worn|sworn|thorn|morn|corner|popcorn|acorn|lantern|pattern|govern|concern|western|eastern|northern|southern|intern|internal|external|journal|journey|alternat|attorney|furnish|furnitur|furnace|garnish|harness|hornet|tournament|ornament|eternal|eternity|cavern|tavern|discern|mourn|adorn|scorn|spurn|churn|earn|yearn|bern|kernel|vernon|arnold|carnival|carnivor|cornet|varnish|turnip|turner|tarnish|burnt|urn|govern(?:ment|or)|bairn|cairn|hernia|hibernat|nocturn|saturn|subaltern|stubborn|unicorn|leprechaun|maternal|paternal|fraternal|californ)/;

/** More than one word of a language has, and few enough to try all ways. */
const MAX_LENGTH = 30;
const MAX_PLACES = 4;
const ENDINGS = ["s", "d", "ed", "r", "er", "ly", "ing", "y"];

/** Whether a word, or the one that it is made of by a common ending, is known. */
const isKnown = (word: string): boolean =>
  WITH_M.has(word) ||
  ENDINGS.some((ending) => {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : "";
    return stem.length > 2 && stem.includes("m") && (WITH_M.has(stem) || WITH_M.has(`${stem}e`));
  });

/** All ways to write m in place of some of the rn, the most of them first. */
function spellings(word: string): string[] {
  const pieces = word.split("rn");
  const places = pieces.length - 1;
  if (places > MAX_PLACES) return [];
  const ways = Array.from({ length: 2 ** places - 1 }, (_, i) => 2 ** places - 1 - i);
  return ways.map((way) =>
    pieces.reduce((whole, piece, i) => whole + ((way >> (i - 1)) & 1 ? "m" : "rn") + piece),
  );
}

/**
 * An English word in which an m was read as rn, as it should be: "tirne" is "time". Null for a word that has its rn
 * by right, or that is no word with an m either.
 */
export function withM(word: string): string | null {
  if (word.length > MAX_LENGTH || !/rn/i.test(word)) return null;
  const small = word.toLowerCase();
  if (WITH_RN.test(small) && small.split("rn").length === 2) return null;
  const right = spellings(small).find(isKnown);
  if (right === undefined) return null;
  if (word === small) return right;
  return word === word.toUpperCase() ? right.toUpperCase() : right.charAt(0).toUpperCase() + right.slice(1);
}
