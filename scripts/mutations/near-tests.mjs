/** Words that many files share say nothing. */
const COMMON = /^(?:store|router|routes|rules|tasks|task|test|ts|the|of|for|and|a)$/

/** @param {string} path */
const segmentsOf = (path) => path.split('/').slice(0, -1)
/** @param {string} path */
const wordsOf = (path) => (path.split('/').at(-1) ?? '').split(/[-.]/).filter((word) => !COMMON.test(word))

/**
 * The nearest tests first: those of the file's feature, by folder, then by the words that both names share; then those of others. Calls go through the whole
 * server, so which of them run an edit is known only after all have run, which takes too long for a first look.
 * @param {readonly string[]} tests
 * @param {string} file
 */
export function nearTests(tests, file) {
  const [feature = file] = /^apps\/server\/src\/features\/[\w-]+\//.exec(file) ?? []
  const [folder, words] = [segmentsOf(file), wordsOf(file)]
  const nearness = (/** @type {string} */ test) => {
    const own = segmentsOf(test)
    const shared = folder.findIndex((name, at) => own[at] !== name)
    const names = [...wordsOf(test), ...own]
    return (shared < 0 ? folder.length : shared) * 2 + words.filter((word) => names.includes(word)).length * 3
  }
  const isOwn = (/** @type {string} */ test) => Number(test.startsWith(feature))
  return tests
    .map((test) => ({ test, near: nearness(test) }))
    .toSorted((one, other) => isOwn(other.test) - isOwn(one.test) || other.near - one.near || one.test.length - other.test.length)
    .map(({ test }) => test)
}
