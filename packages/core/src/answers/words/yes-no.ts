import { foldWords } from '@jobapply/language/fold'
import { NO_WORDS } from './no-words.ts'

const YES_WORDS = new Set(['yes', 'ja', 'oui', 'si', 'tak', 'sim'])
/** Words that may surround the answer: 'Yes, I do', 'Ja, bitte'. */
const BESIDE = new Set('i do am have has please ich bin bitte je yo io eu ik jag jeg'.split(' '))
const LONGEST = 12

/** What a button says that is one of two answers. A small table of its own: the script in employers' pages has no lexicon. */
export function yesOrNo(text: string): 'yes' | 'no' | undefined {
  if (text.length > LONGEST) return undefined
  const [first = '', ...more] = foldWords(text).split(' ')
  if (!more.every((word) => BESIDE.has(word))) return undefined
  return YES_WORDS.has(first) ? 'yes' : NO_WORDS.includes(first) ? 'no' : undefined
}
