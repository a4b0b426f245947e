/** Whose browser tests prove a feature that has none of its own. @type {Record<string, string>} */
const PROVEN_BY = {
  jobs: 'search',
  matching: 'search',
  answers: 'applications',
  api: 'extension',
  writing: 'documents',
  'resume-parser': 'resume',
}

/** @param {string} file The feature that a file belongs to, or its package. */
const featureOf = (file) =>
  /^(?:packages\/core\/src|apps\/server\/src\/features)\/([\w-]+)\//.exec(file)?.[1] ??
  /^(?:packages|apps)\/([\w-]+)\//.exec(file)?.[1] ??
  ''

/** @param {string} file */
export const journeysOf = (file) => [`e2e/${PROVEN_BY[featureOf(file)] ?? featureOf(file)}/`]
