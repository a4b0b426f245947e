/** "Experience" that nobody asks for: what customers feel, what a salary depends on, what an examiner weighs, where people come from. */

const FELT =
  'customer|user|learning|candidate|employee|shopping|guest|patient|brand|member|visitor|client|consumer|player|viewer|dining'
const PRAISED = 'great|valuable|rewarding|positive|seamless|outstanding|exceptional|memorable|enjoyable|unforgettable|unique'
const PEOPLES = 'all|any|diverse|different|varied|various|ethnic|refugee|minority|underrepresented|disadvantaged|cultural'
const WEIGHED = 'evaluat(?:ion|ed)|assess(?:ment|ed)|verification|review'
const DECIDES = 'based (?:up)?on|depend(?:s|ing|ent) (?:up)?on|commensurate with|according to|influenced by|factors|range of'
const OTHER_SENSES = [
  `\\b(?:${FELT})s?['’]? experiences?\\b`,
  `\\b(?:${PRAISED}) experience\\b(?! (?:in|with|of|as)\\b)`,
  // English speaks of what a person can do in the singular.
  '\\bexperiences\\b(?! (?:in|with|of|as)\\b)',
  '\\b(?:gain|gaining|acquire|acquiring|receive) (?:[\\w-]+ ){0,3}experience\\b',
  "\\b(?:who|regularly|may|will|can|to|you['’]ll) experience\\b(?! (?:in|with|of|as)\\b)",
  '\\bexperience (?:requirements?|questionnaires?|levels?|forms?|letters?|team|success)\\b',
  '\\b(?:of|in|lacks?|meets?|lacking) (?:the )?(?:[\\w-]+ ){0,4}required experience\\b',
  `\\b(?:${WEIGHED}) of (?:[\\w-]+ and )?(?:[\\w-]+ )?experience\\b`,
  '\\bon their experience\\b|\\bhow your (?:[\\w-]+ ){0,2}experience\\b|\\bskills (?:and|&) experience to apply\\b',
  `\\b(?:${DECIDES})\\b[^.;]{0,140}\\bexperience\\b`,
  "\\b(?:je nach|abhängig von|entsprechend|richtet sich nach)\\b[^.;]{0,80}\\bErfahrung\\b|\\bselon (?:[^\\s.;]+ ){0,4}(?:l['’])?expérience\\b",
  '\\bsegún (?:[^\\s.;]+ ){0,3}experiencia\\b|\\b(?:conforme|de acordo com) (?:[^\\s.;]+ ){0,3}experiência\\b',
  `\\bbackgrounds\\b|\\b(?:${PEOPLES}) background\\b|\\bbackground (?:checks?|screening|investigation)\\b`,
]
const OTHER_EXPERIENCE = new RegExp(OTHER_SENSES.join('|'), 'gi')

/** The text with blanks where experience is not what the person is to bring; as long as before. */
export const withoutOtherExperience = (text: string) => text.replace(OTHER_EXPERIENCE, (found) => ' '.repeat(found.length))
