/**
 * Patterns that the analyser reports, and the most characters that they ever see. Only a cap with a test belongs here; a pattern that
 * grows exponentially never does.
 * @type {readonly { under: string, longest: number, because: string }[]}
 */
export const CAPPED = [
  ...['extract', 'structure', 'words'].map((folder) => ({
    under: `packages/resume-parser/src/${folder}/`,
    longest: 2_000,
    because: 'cleanLines, and before it textOf and readPlainText, cut every line of a resume (lines.test.ts)',
  })),
  { under: 'packages/resume-parser/src/pdf/columns.ts', longest: 100, because: 'looks at the last 100 characters of a line' },
  { under: 'packages/matching/src/read/text/scan.ts', longest: 24, because: 'looks at 24 characters before and after a word' },
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
