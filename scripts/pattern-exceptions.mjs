/**
 * Patterns that the analyser reports, and the most characters that they ever see. Only a cap with a test belongs here; a pattern that
 * grows exponentially never does.
 * @type {readonly { under: string, longest: number, because: string }[]}
 */
export const CAPPED = [
  {
    under: 'packages/resume-parser/src/',
    longest: 2_000,
    because: 'tidyLines cuts every line of a resume before it is read (lines.test.ts)',
  },
  { under: 'packages/matching/src/read/scan.ts', longest: 24, because: 'looks at 24 characters before and after a word' },
]

/**
 * Places that build patterns only when they are called, and why those patterns are linear.
 * @type {Readonly<Record<string, string>>}
 */
export const BUILT_LATER = {
  'apps/server/src/platform/http/site.ts': 'anchored paths of our own routes with one [^/]+ a segment',
  'packages/matching/src/words.ts': 'a phrase with every sign escaped: no repetition',
  'scripts/binaries.mjs': 'names of systems, while packages are installed',
}
