/** How strong an achievement a verb claims. A draft may use a weaker verb than the profile, never a stronger one. */
const wordsOf = (text: string) => text.trim().split(/\s+/)

/** The person only helped. */
export const ASSISTING = wordsOf('assist help support aid participate contribute shadow observe involve accompany back')
/** Says that there was work, not which: the object alone must be supported. */
export const WEAK = wordsOf(
  'work use do have be know experience learn enjoy deal dealwith handle spend join gain hold take get receive pass attend obtain speak study graduate start begin become stay say see give go come try feel think bring offer show earn act',
)
/** The person decided or answered for it. */
export const LEADING = wordsOf(
  'lead manage run head direct oversee supervise incharge spearhead chair establish launch own pioneer initiate drive command steer orchestrate mastermind champion coordinate',
)
/** Nouns and adjectives that claim a rank. */
export const RANKS = wordsOf(
  'leader leadership manager management supervisor supervision director head chief lead principal senior executive founder founding owner partner deputy foreman captain boss expert specialist veteran authority guru master pioneer architect mentor',
)
/** Ordinary achievements: the profile must say the same achievement of the same thing. */
export const DOING = wordsOf(
  `build develop create make implement write program code construct produce design draft maintain repair fix find plan schedule arrange organise organize teach
  instruct train coach lookafter care nurse drive deliver weld cook audit account install test check review prepare reconcile answer book process record operate serve pack pick order
  reduce cut lower shorten decrease increase raise grow boost improve rewire negotiate redesign transform revamp automate migrate introduce sell buy hire recruit win
  publish present translate edit analyse analyze research assess diagnose treat prescribe clean paint assemble load transport haul calculate budget forecast invoice file type
  complete carryout responsiblefor grind set read keep close open move switch supervise mentor restructure scale optimise optimize double triple halve deploy configure administer monitor`,
)
