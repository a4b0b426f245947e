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
/** spec 3 §9: prefixes that make variations of a title missing from the table. */
export const SENIORITY_PREFIXES = ['senior', 'lead', 'principal', 'junior', 'associate'] as const

/** Weight of a skill by the section that names it. */
export const NEED_WEIGHTS = { must: 1, neutral: 0.5 } as const
/** Weight of a skill by its kind; soft skills say little because most postings list them. */
export const KIND_WEIGHTS = { tool: 1, office: 0.6, soft: 0.25, field: 1, licence: 1, language: 0.8 } as const
/** A sentence with more skills usually covers several jobs, so their total weight is capped at this many. */
export const MAX_SKILLS_PER_SENTENCE = 10
/** Smoothing for postings that name few skills: this much weight is added at the value of the title's fit. */
export const PRIOR_WEIGHT = 1.5
/** Value of the smoothing when the title cannot be compared. */
export const NO_TITLE_PRIOR = 0.3
/** Exponent below 1: covering half of the skills is worth more than half. */
export const SKILLS_CURVE = 0.75
/** With this many skill needs, a title without a known occupation is left out instead of scoring 0. */
export const MIN_NEEDS_WITHOUT_TITLE = 3
/** Share of level, years, place, pay and age in the score, and the fit at which they count in full. */
export const CONTEXT_SHARE = 0.3
export const FULL_CONTEXT_AT = 0.5
/** Upper limit for blocked jobs, so that they are never pre-selected. */
export const BLOCKED_MAX = 30
/** Upper limit where a posting names at least so many skills and the profile has none of them: below a strong match. */
export const NO_SKILL_MAX = 69
export const MANY_SKILLS = 10
/** `head`: the same title with details: "Lamplighter, Signal Tower". */
export const TITLE_VALUES = { primary: 1, head: 0.95, secondary: 0.75, related: 0.5, words: 0.8, field: 0.2 } as const
/** Of two titles compared by their parts: the share of the parts that both have; the rest is how near their occupations are. */
export const SHARED_PARTS = 0.5
/** How much the parts move what the table of titles says. */
export const TITLE_DETAIL = 0.2
/** Parts of less weight stand in titles of every trade; a title of only such parts says nothing below this value. */
export const VAGUE_PART = 0.5
export const LEAST_TITLE_VALUE = 0.3
/** A match with a past job title counts a little less than one with the desired title. */
export const PAST_TITLE_SHARE = 0.8
/** Indexed by how many levels a posting is above (or below) the person. */
export const STEPS_ABOVE = [1, 0.75, 0.35, 0.1, 0] as const
export const STEPS_BELOW = [1, 0.85, 0.6, 0.35, 0.2] as const
/** Minimum years for a level, used when the desired title names none. */
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
/** Factors on the whole score when the place is out of reach, however well the work fits. */
export const REACH = { abroad: 0.6, remoteAbroad: 0.75, abroadWilling: 0.95 } as const
/** The same for the level, indexed by how many levels a posting is above (or below) the person. */
export const REACH_ABOVE = [1, 1, 0.9, 0.75, 0.65] as const
export const REACH_BELOW = [1, 1, 0.85, 0.75, 0.7] as const
export const FRESH_DAYS = 7
export const STALE_DAYS = 60
/** Less than this share of the required years is a knock-out. */
export const BLOCKED_YEARS_SHARE = 0.6
export const PAY_PERIODS_PER_YEAR = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const
