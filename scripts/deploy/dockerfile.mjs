/** @typedef {{ name: string, image: string, steps: { word: string, rest: string }[] }} Stage */

/**
 * The stages of a Dockerfile with their instructions in order.
 * @param {string} text
 * @returns {Stage[]}
 */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const space = line.indexOf(' ')
    const [word, rest] = [line.slice(0, space), line.slice(space + 1).trim()]
    if (word === 'FROM') {
      const [image = '', , name = ''] = rest.split(' ')
      stages.push({ name, image, steps: [] })
    } else stages.at(-1)?.steps.push({ word, rest })
  }
  return stages
}

/**
 * The variables that the ENV lines of a stage set.
 * @param {Stage} stage
 * @returns {Record<string, string>}
 */
export const variablesOf = ({ steps }) =>
  Object.fromEntries(
    steps
      .filter(({ word }) => word === 'ENV')
      .flatMap(({ rest }) =>
        rest.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      ),
  )

/**
 * An instruction in its JSON form: ENTRYPOINT, CMD.
 * @param {Stage} stage
 * @param {string} word
 * @returns {string[]}
 */
export const listOf = ({ steps }, word) => JSON.parse(steps.find((step) => step.word === word)?.rest ?? '[]')
