/** spec 3 §9: overall = 0.4 x title score + 0.6 x skills percentage. */
export const OVERALL_WEIGHTS = { title: 0.4, skills: 0.6 } as const
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
