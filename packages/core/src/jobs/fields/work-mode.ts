import type { WORK_MODES } from '#jobs/constants'
import type { Option } from '#shared/options'

export type WorkMode = Option<typeof WORK_MODES>

const NOT_REMOTE = /\b(?:no|not|non)[- ](?:a )?remote\b|\bremote (?:work )?(?:is )?not\b|\bnot (?:eligible for|open to) remote\b/i
/** 'Hybrid Cloud Engineer', 'Distributed Systems' and 'Remote Sensing' do not name a work mode. */
const HYBRID =
  /\bh[yí]bridi?(?:e|o|a|es)?\b(?! (?:cloud|vehicle|powertrain|electric|it|infrastructure|systems?|apps?|mobile|bond|cars?|integration|seeds?)\b)|\bpartly remote\b|\bpartially remote\b|\bremote[- ]optional\b|\bteilweise home ?office\b|\btélétravail partiel\b/i
const REMOTE =
  /\bremote\b(?! (?:sensing|monitoring|control\w*|hands|patient|access|sites?)\b)|\btele(?:commut\w*|work\w*|arbeit\w*|trabajo)\b|\btélétravail\b|\bwork from (?:home|anywhere)\b|\bwfh\b|\bhome[- ]based\b|^\s*(?:100 ?% )?home ?office\s*$|\bdistributed\b(?! (?:systems?|computing|data\w*|storage|energy|ledgers?|training|cloud|infrastructure|control|services?|generation|inference)\b)|\banywhere\b|\bfully_remote\b/i
const ONSITE =
  /\bon[-_ ]?site\b|\bin[-_ ](?:the )?(?:office|person)\b|\boffice[- ]based\b|\bvor ort\b|\bno_remote\b|\bpresencial\b/i

/** Whole phrases, since descriptions also mention remote teams and remote controls. */
const HYBRID_PHRASES =
  /\bhybrid (?:role|position|job|work(?:ing)?|schedule|model|set-?up|environment)\b|\b(?:role|position|job) is hybrid\b|\b[1-4] days (?:a|per|each) week (?:in|from|at) (?:the |our )?\w* ?office\b/i
const REMOTE_PHRASES =
  /\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote (?:role|position|job|opportunity)\b|\b(?:role|position|job) is (?:fully )?remote\b|\bwork from anywhere\b/i
const ONSITE_PHRASES =
  /\b(?:on[- ]?site|in[- ]office|in[- ]person) (?:role|position|job|only)\b|\b(?:role|position|job) is (?:fully )?(?:on[- ]?site|in[- ]office|in[- ]person)\b/i

/** By the source's field, then location and title, then a clear phrase in the description. */
export function readWorkMode(field: string | undefined, lines: readonly string[], description = ''): WorkMode | null {
  const short = [field ?? '', ...lines]
  for (const text of short) {
    const mode = modeOf(text)
    if (mode) return mode
  }
  if (NOT_REMOTE.test(description)) return 'onsite'
  if (HYBRID_PHRASES.test(description)) return 'hybrid'
  if (REMOTE_PHRASES.test(description)) return 'remote'
  return ONSITE_PHRASES.test(description) ? 'onsite' : null
}

function modeOf(text: string): WorkMode | null {
  if (NOT_REMOTE.test(text)) return 'onsite'
  if (HYBRID.test(text)) return 'hybrid'
  if (REMOTE.test(text)) return 'remote'
  return ONSITE.test(text) ? 'onsite' : null
}
