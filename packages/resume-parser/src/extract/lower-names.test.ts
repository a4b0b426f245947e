import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

const JOB = 'Glazier\nzoe.lindstrom@example.se\n\nExperience\nGlazier, Eichenhain GmbH\nMay 2014 – May 2019\n'
/** The name below whose first line the mail address stands, and how sure it is. */
async function nameOf(line: string) {
  const { data, evidence } = await readResume(textBytes(`${line}\n${JOB}`), 'txt')
  const { first_name, last_name } = data.personal_info
  return [
    `${first_name} ${last_name}`,
    evidence.find(({ path }) => path === 'personal_info.first_name')?.confidence ?? 0,
  ] as const
}

test.each(['zoë lindström', 'zoë b lindström', 'zoë-maria lindström'])(
  'a name in small letters that the mail address has is one: %s',
  async (line) => expect((await nameOf(line))[1]).toBeGreaterThan(0.9),
)

test.each(['by Zoë lindström', 'dr. zoë lindström', 'zoë lindström m.sc.'])(
  'a line that says more than a name in small letters is not made into a sure one: %s',
  async (line) => expect((await nameOf(line))[1]).toBeLessThan(0.5),
)
