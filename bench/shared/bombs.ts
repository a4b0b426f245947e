import { PDF_BOMBS } from './pdf-bombs.ts'
import { WORD_BOMBS } from './word-bombs.ts'

const lines = (line: string, count: number) => Buffer.from(`EXPERIENCE\n${line.repeat(count)}`)
const JOB = 'Jan 2020 - Feb 2021 Engineer at Company, Berlin\n'

/** Files that are small and ask for a lot. */
export const BOMBS: Record<string, () => Buffer> = {
  ...WORD_BOMBS,
  ...PDF_BOMBS,
  'one-line.txt': () => Buffer.alloc(10 * 1024 * 1024, 'a'),
  'many-lines.txt': () => Buffer.from('a\n'.repeat(5 * 1024 * 1024)),
  'dates.txt': () => lines(JOB, 150_000),
  // As long as a text may be.
  'allowed-dates.txt': () => lines(JOB, 5_900),
  'allowed-titles.txt': () => lines('\nEXPERIENCE\n\nSKILLS\n', 2_900),
  'allowed-skills.txt': () => Buffer.from(`SKILLS\n${'ab, cd; '.repeat(74_000)}`),
  'allowed-links.txt': () => lines('https://a.example/b c@d.example +1 202 555 0123\n', 5_900),
  'allowed-names.txt': () => lines('Jane Maria Doe-Smith of Company Ltd, University of Berlin, Germany\n', 5_900),
}
