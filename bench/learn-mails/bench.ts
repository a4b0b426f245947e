import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, readExamples } from './examples.ts'
import { learn } from './train.ts'
import { weightsText } from './write-weights.ts'

/**
 * Learns from emails what each kind of them says, and writes the weights that the product reads: `npm run bench -- learn-mails [SET ...]`,
 * without the named sets of `bench/mails` when they are to be asked afterwards. Run it without names before committing.
 */
const FILE = join(import.meta.dirname, '../../packages/core/src/applications/replies/likely/weights.ts')
const without = process.argv.slice(2)
const examples = readExamples(without)
const text = weightsText(learn(examples))
writeFileSync(FILE, text)
writeFileSync(join(import.meta.dirname, 'learned-from.txt'), `${digestOf(examples)}\n`)
console.log(
  `${examples.length} emails, ${(text.length / 1024).toFixed(0)} KB of weights${without.length > 0 ? `, without ${without.join(', ')}: not for committing` : ''}`,
)
