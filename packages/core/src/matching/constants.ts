/** spec 3 §9: overall = 0.4 x title score + 0.6 x skills percentage. */
export const OVERALL_WEIGHTS = { title: 0.4, skills: 0.6 } as const
export const MAX_SCORE = 100
/** spec 3 §9: what a job title earns for containing the text typed in the search, and the profile's desired title. */
export const SEARCH_TEXT_POINTS = 10
export const DESIRED_TITLE_POINTS = 10
/** spec 3 §9: what each variation earns, in the title or else in the description. */
export const VARIATION_POINTS = {
  primary: { title: 5, description: 2 },
  secondary: { title: 3, description: 1 },
  related: { title: 2, description: 0.5 },
} as const
export type Tier = keyof typeof VARIATION_POINTS
export const TIERS = Object.keys(VARIATION_POINTS) as Tier[]
/** spec 3 §9: put before a title that the table does not know. */
export const SENIORITY_PREFIXES = ['senior', 'lead', 'principal', 'junior', 'associate'] as const

/** The nine of "N/9" (decisions, Job search and matching). */
export const CRITERIA = {
  searchText: 'Search text',
  desiredTitle: 'Desired title',
  skills: 'Skills',
  location: 'Location',
  country: 'Country',
  jobType: 'Job type',
  workType: 'Work type',
  experienceLevel: 'Experience level',
  salary: 'Salary',
} as const
export type Criterion = keyof typeof CRITERIA

/** spec 3 §9: the words of the experience filter, the levels they stand for, and the years they name. */
export const EXPERIENCE_FILTERS = {
  entry: { words: ['entry', 'junior', 'associate'], levels: ['entry'], years: [0, 2] },
  associate: { words: ['associate', 'mid', 'middle'], levels: ['mid'], years: [2, 5] },
  executive: {
    words: ['senior', 'lead', 'executive', 'principal'],
    levels: ['senior', 'lead', 'executive'],
    years: [5, Number.POSITIVE_INFINITY],
  },
} as const
export type ExperienceFilter = keyof typeof EXPERIENCE_FILTERS

export const SORTS = { best: 'Best match', overall: 'Overall' } as const
export type Sort = keyof typeof SORTS
export const DEFAULT_SORT: Sort = 'best'

/** What matchScore is made of, in the order shown. A part that posting or profile say nothing about is left out of the mean. */
export const PARTS = {
  must: { label: 'Required skills', weight: 36 },
  nice: { label: 'Nice-to-have skills', weight: 8 },
  title: { label: 'Job title', weight: 26 },
  seniority: { label: 'Seniority', weight: 7 },
  years: { label: 'Years of experience', weight: 7 },
  place: { label: 'Location and work mode', weight: 9 },
  salary: { label: 'Salary', weight: 4 },
  freshness: { label: 'Posted', weight: 3 },
} as const
export type PartName = keyof typeof PARTS

/** How much a skill asks for, by where the posting names it. */
export const NEED_WEIGHTS = { must: 1, neutral: 0.5 } as const
/** How much a kind of skill says: everybody asks for communication. */
export const KIND_WEIGHTS = { tool: 1, office: 0.6, soft: 0.25, field: 1, licence: 1, language: 0.8 } as const
/** A sentence that lists more is about many jobs at once: together its skills weigh no more than so many. */
export const SKILLS_A_SENTENCE = 10
/** A posting that names two skills proves little: so much weight is added at the value of the title's fit. */
export const PRIOR_WEIGHT = 1.5
/** Its value where the title says nothing. */
export const NO_TITLE_PRIOR = 0.3
/** Nobody has everything: half of the skills is worth more than half. */
export const SKILLS_CURVE = 0.75
/** A title that we cannot read is left out when the posting names so many skills. */
export const ENOUGH_NEEDS = 3
/** How much level, years, place, pay and age say, and the fit from which they count in full. */
export const CONTEXT_SHARE = 0.3
export const FULL_CONTEXT_AT = 0.5
/** A job that is blocked is never pre-selected, whatever it scores otherwise. */
export const BLOCKED_MAX = 30
export const TITLE_VALUES = { primary: 1, secondary: 0.75, related: 0.5, words: 0.8, field: 0.2 } as const
/** A post held is a little less than a wish. */
export const PAST_TITLE_SHARE = 0.8
/** By how many steps a posting is above (or below) the person. */
export const STEPS_ABOVE = [1, 0.75, 0.35, 0.1, 0] as const
export const STEPS_BELOW = [1, 0.85, 0.6, 0.35, 0.2] as const
/** The level that years of experience stand for, where the title says none. */
export const LEVEL_YEARS = { mid: 2, senior: 5, lead: 9 } as const
export const PLACE_VALUES = {
  here: 1,
  region: 0.85,
  willing: 0.75,
  country: 0.5,
  abroadWilling: 0.3,
  abroad: 0.05,
  remoteAbroad: 0.4,
} as const
/** Where somebody may not or will not work, and work far below or above them, is no match for fitting otherwise: what the whole is worth then. */
export const REACH = { abroad: 0.6, remoteAbroad: 0.75, abroadWilling: 0.95 } as const
/** By how many steps a posting is above (or below) the person. */
export const REACH_ABOVE = [1, 1, 0.9, 0.75, 0.65] as const
export const REACH_BELOW = [1, 1, 0.85, 0.75, 0.7] as const
export const FRESH_DAYS = 7
export const STALE_DAYS = 60
/** Less than this share of the years asked for is a knock-out; above it is worth a try. */
export const BLOCKED_YEARS_SHARE = 0.6
/** Working time in a year, for pay by the hour, day, week or month. */
export const PAY_PERIODS_A_YEAR = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const

/** What a matchScore means in words; `tone` is a badge's. */
export const BANDS = [
  { from: 85, label: 'Excellent match', tone: 'good' },
  { from: 70, label: 'Strong match', tone: 'good' },
  { from: 50, label: 'Fair match', tone: 'warn' },
  { from: 0, label: 'Weak match', tone: 'plain' },
] as const

export const VERDICTS = { blocked: 'Blocked', caution: 'Caution', ok: 'OK' } as const
export type Verdict = keyof typeof VERDICTS
export const VERDICT_TONES = { blocked: 'bad', caution: 'warn', ok: 'good' } as const
export const KNOCK_OUTS = {
  company: 'Excluded company',
  sponsorship: 'Work authorization',
  clearance: 'Security clearance',
  citizenship: 'Citizenship',
  degree: 'Degree',
  licence: 'Licence',
  years: 'Years of experience',
} as const
export type KnockOutName = keyof typeof KNOCK_OUTS

/** Words that say what a sentence is about; English, German, French. `^` needs the case as written. */
export const CUE_WORDS = {
  must: 'must, required, require, requires, mandatory, essential, minimum, at least, necessary, prerequisite, zwingend, erforderlich, Voraussetzung, vorausgesetzt, notwendig, mindestens, exigé, exigée, requis, requise, obligatoire, impératif, indispensable, au moins',
  nice: 'nice to have, preferred, preference is given, preference will be given, a plus, big plus, strong plus, huge plus, definite plus, bonus points, as a bonus, a bonus if, desirable, desired, advantage, advantageous, optional, good to have, beneficial, an asset, would be great, helpful, wünschenswert, von Vorteil, gern gesehen, ein Plus, souhaité, souhaitée, atout, un plus, apprécié, appréciée, serait un',
  /** What follows it in the sentence is only wished for. */
  prefer: 'preferably, ideally, idealerweise, vorzugsweise, bevorzugt, idéalement, de préférence',
  not: 'not, no, unable, cannot, can not, without, don t, doesn t, won t, isn t, never, neither, keine, kein, nicht, ohne, ne, sans, aucun',
  sponsor:
    'sponsorship, sponsor, sponsored, sponsoring, visa, working rights, work rights, Visasponsoring, Visumssponsoring, Visumsantrag, Visumsbeantragung, Visumsunterstützung, parrainage, parrainer, ^H1B, h 1b, work permit, right to work, authorized to work, legally authorized, work authorization, authorization to work, eligible to work, eligibility to work, legally eligible, employment authorization, Arbeitserlaubnis, Aufenthaltstitel, Visum, permis de travail, autorisation de travail, titre de séjour',
  clearance: 'clearance, ts sci, top secret, public trust, polygraph, security cleared, sicherheitsüberprüfung, habilitation',
  citizen: 'citizen, citizenship, us person, u s person, ^ITAR, Staatsangehörigkeit, Staatsbürgerschaft, nationalité, citoyen',
  residence:
    'us only, usa only, united states only, uk only, canada only, us based, uk based, located in, located within, based in, reside in, residing in, live in, living in, resident of, residents of, us residents, uk residents, EU, E U, European Union, EEA, European Economic Area, Europe, European resident, European residents, European candidate, European candidates, European applicant, European applicants, European country, European countries, EMEA, DACH, Nordic, LATAM, Latin America, South America, North America, Americas, APAC, Asia Pacific',
  degree:
    'degree, bachelor, bachelors, master s, masters, phd, ph d, doctorate, doctoral, ^BA, ^BS, ^MS, bsc, msc, ^BSN, ^MSN, ^ADN, ^ASN, ^LLB, ^MSW, ^MBA, beng, meng, diploma, ^GED, high school, undergraduate, graduate degree, Studium, Hochschulabschluss, Studienabschluss, promoviert, Doktortitel, diplôme, diplômé, bac, Hochschulstudium',
  years: 'year, years, yrs, yr, Jahre, Jahren, Berufserfahrung, ans, un an, 1 an, années, année',
  licence:
    'license, licence, licensed, licensure, driving, driver, Führerschein, permis, certified, certification, registration, registered, admitted, card, endorsement, Schein, habilitation, certificate',
  experience:
    'experience, experienced, exp, pqe, post qualification, Erfahrung, Erfahrungen, Berufserfahrung, expérience, background, working, as a, career',
  equivalent:
    'equivalent, or equivalent, comparable, equivalent experience, vergleichbar, vergleichbare, gleichwertig, équivalent, équivalente',
  /** About the law or the way of applying, wherever it stands. */
  aside:
    'regardless of, without regard to, equal opportunity, equal opportunities, equal employment, affirmative action, reasonable accommodation, reasonable accommodations, privacy policy, privacy notice, recruitment agencies, recruiting agencies, recruitment fraud, protected characteristic, protected veteran, protected by law, discriminate, discrimination, hiring process, interview process, recruitment process, application process, ungeachtet, unabhängig von, Chancengleichheit, égalité des chances, sans distinction, we offer, we provide you, wir bieten, nous offrons, nous proposons, fraudulently',
  /** What the company gives, unless it is asked for as work. */
  benefit:
    '401k, 401 k, paid time off, dental and vision, medical dental, tuition reimbursement, tuition assistance, pension scheme, company pension, employee discount, staff discount, gym membership, parental leave, stock options, betriebliche Altersvorsorge, Urlaubstage, tickets restaurant',
  /** The company speaks of itself. */
  us: 'we are, we re, we help, we build, we make, we believe, we partner, we ve, our mission, our vision, our clients, our client is, our customers, our company, our platform, our values, is committed to, are committed to, we strive, founded, headquartered, leading provider, world s leading, is the leading, is a leading, wir sind, wir entwickeln, unser Unternehmen, gegründet, nous sommes, notre entreprise, fondée',
  headMust:
    'requirement, requirements, qualification, qualifications, required skills, must have, must haves, what you bring, what you ll bring, what you will bring, what you need, what you ll need, what we re looking for, what we are looking for, who you are, about you, your profile, your skills, your background, you have, you bring, skills, skills and experience, required experience, minimum qualifications, basic qualifications, essential criteria, person specification, experience required, we expect, key skills, technical skills, what we look for, the ideal candidate, ideal candidate, what makes you a fit, if you have, you need to have, you should apply if, apply if you, you ll need, you will need, great fit if, we d love to see, you should have, experience and skills, essential skills, success profile, who we re looking for, who we are looking for, Ihr Profil, Dein Profil, Anforderungen, Das bringen Sie mit, Das bringst du mit, Qualifikationen, Voraussetzungen, Was Sie mitbringen, Was du mitbringst, Qualifikation, Unsere Anforderungen, Was wir erwarten, what we need to see, what we need, what we need from you, Profil recherché, votre profil, ton profil, compétences, compétences requises, exigences, qualifications requises',
  headNice:
    'nice to have, nice to haves, preferred, preferred qualifications, preferred skills, bonus, bonus points, bonus if, pluses, desirable, desirable criteria, desired skills, good to have, extra credit, it s a plus, ways to stand out, stand out from the crowd, optional, wünschenswert, von Vorteil, pluspunkte, les plus, atouts, souhaité',
  headDuty:
    'responsibilities, duties, what you ll do, what you will do, what you ll be doing, your role, the role, role overview, about the role, your responsibilities, job duties, key responsibilities, your tasks, day to day, your mission, job description, essential functions, you will, your day to day, what you can expect to do, Aufgaben, Ihre Aufgaben, Deine Aufgaben, Tätigkeiten, Das erwartet dich, Das erwartet Sie, Was dich erwartet, Was Sie erwartet, Dein Aufgabengebiet, tes missions, missions, vos missions, responsabilités',
  headOther:
    'benefits, perks, what we offer, we offer, our offer, compensation and benefits, what s in it for you, what you ll get, what you get, what you can expect from us, how we work, our team, about the team, your new employer, recruitment fraud, about us, about the company, who we are, our company, why join, why us, why work, equal opportunity, eeo, our values, our culture, how to apply, application process, interview process, hiring process, Wir bieten, Das bieten wir, Benefits, Über uns, Was wir bieten, unsere Leistungen, Unser Angebot, Wir bieten dir, Wir bieten Ihnen, Deine Vorteile, Ihre Vorteile, nous offrons, nous proposons, avantages, à propos, qui sommes nous, disclaimer, privacy notice, next steps',
} as const
export type Cue = keyof typeof CUE_WORDS

/** Parts of the world that a posting takes people from, as it writes them, and their countries; where a border is in doubt, a country is in. */
const EU_CODES = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
const EEA_CODES = `${EU_CODES} IS LI NO`
const EUROPE_CODES = `${EEA_CODES} CH GB AL AD BY BA XK MC MD ME MK RS SM UA VA TR RU GE AM AZ`
const NEAR_EAST_AND_AFRICA_CODES =
  'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE EG DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW'
const SOUTH_AMERICA_CODES = 'AR BO BR CL CO EC GY PY PE SR UY VE'
const LATAM_CODES = `${SOUTH_AMERICA_CODES} MX BZ CR CU DO GT HT HN NI PA SV`
const NORTH_AMERICA_CODES = 'US CA MX'
export const REGIONS = {
  EU: { label: 'the EU', written: 'EU|E\\.U\\.|European Union', codes: EU_CODES },
  EEA: { label: 'the EEA', written: 'EEA|European Economic Area', codes: EEA_CODES },
  Europe: { label: 'Europe', written: 'Europe(?:an(?= (?:residents?|candidates?|applicants?|countr)))?', codes: EUROPE_CODES },
  EMEA: { label: 'EMEA', written: 'EMEA', codes: `${EUROPE_CODES} ${NEAR_EAST_AND_AFRICA_CODES}` },
  DACH: { label: 'Germany, Austria or Switzerland', written: 'DACH', codes: 'DE AT CH' },
  Nordics: { label: 'the Nordic countries', written: 'Nordics|Nordic countries', codes: 'DK FI IS NO SE' },
  LATAM: { label: 'Latin America', written: 'LATAM|Latin America', codes: LATAM_CODES },
  'South America': { label: 'South America', written: 'South America', codes: SOUTH_AMERICA_CODES },
  'North America': { label: 'North America', written: 'North(?:ern)? America', codes: NORTH_AMERICA_CODES },
  Americas: {
    label: 'the Americas',
    written: 'Americas',
    codes: `${NORTH_AMERICA_CODES} ${LATAM_CODES} AG BS BB DM GD JM KN LC VC TT`,
  },
  APAC: {
    label: 'Asia-Pacific',
    written: 'APAC|Asia[- ]Pacific',
    codes:
      'AU NZ JP CN IN SG MY TH VN PH ID KR KP TW HK MO BD LK NP PK KH LA MM MN BN BT MV TL FJ PG WS TO VU SB KI MH FM NR PW TV',
  },
} as const
export type Region = keyof typeof REGIONS

/** American and British spelling of the same word. */
export const SPELLINGS = [
  ['ization', 'isation'],
  ['izing', 'ising'],
  ['ized', 'ised'],
  ['yzing', 'ysing'],
  ['behavior', 'behaviour'],
  ['color', 'colour'],
  ['labor', 'labour'],
  ['center', 'centre'],
  ['modeling', 'modelling'],
  ['counseling', 'counselling'],
  ['counselor', 'counsellor'],
  ['pediatric', 'paediatric'],
  ['anesthe', 'anaesthe'],
  ['orthopedic', 'orthopaedic'],
  ['gynecolog', 'gynaecolog'],
  ['hematolog', 'haematolog'],
  ['license', 'licence'],
  ['labeling', 'labelling'],
  ['fiber', 'fibre'],
  ['catalog', 'catalogue'],
  ['jewelry', 'jewellery'],
  ['tire', 'tyre'],
  ['mold', 'mould'],
  ['theater', 'theatre'],
  ['fulfillment', 'fulfilment'],
  ['ecommerce', 'e commerce'],
  ['program ', 'programme '],
  ['organizational', 'organisational'],
] as const
