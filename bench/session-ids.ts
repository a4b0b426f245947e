import { users } from '@jobapply/server/platform/auth/table'
import { openProduct } from './shared/in-process.ts'
import { conditions } from './shared/measure.ts'

/** E4: 100,000 sessions as the product starts them: no id comes twice, and every letter and digit comes equally often. */
const SESSIONS = 100_000
const PEOPLE = 8
const LETTERS = 62
/** Of the expected count of a letter, which is 1.3 % off by chance alone. */
const MOST_OFF = 0.03

const product = await openProduct({ TASKS: 'separate' })
const { access, database } = product.platform
for (let person = 0; person < PEOPLE; person++) await product.addPerson(`person${person}@gmail.com`)
const people = await database.system.select({ id: users.id }).from(users)

console.log(`Session ids (${conditions()})`)
const ids = new Set<string>()
const counts = new Map<string, number>()
await Promise.all(
  people.map(async ({ id: userId }) => {
    for (let started = 0; started < SESSIONS / PEOPLE; started++) {
      const [, value = ''] = /^[^=]+=([^.;%]+)/.exec(await access.startSession(userId, '127.0.0.1', 'bench')) ?? []
      ids.add(value)
      for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
  }),
)
const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
const off = Math.max(...[...counts.values()].map((count) => Math.abs((count * LETTERS) / total - 1)))
const bits = (total / SESSIONS) * Math.log2(counts.size)
const isRight = ids.size === SESSIONS && counts.size === LETTERS && off <= MOST_OFF && bits >= 128
console.log(
  `  ${ids.size} different ids of ${SESSIONS}, ${counts.size} letters and digits, the rarest and the most frequent ${(off * 100).toFixed(2)} % off at most, ${bits.toFixed(0)} bits each: ${isRight ? 'held' : 'MISSED'}`,
)
await product.close()
process.exitCode = isRight ? 0 : 1
