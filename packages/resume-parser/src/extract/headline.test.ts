import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

const headlineOf = async (...below: string[]) => {
  const text = ['Zoë Lindström', 'zoe@example.se', ...below, '', 'Skills', '', 'Glazes, kilns, slip casting', ''].join('\n')
  return (await readResume(textBytes(text), 'txt')).data.personal_info.headline
}

test.each([
  [['Kiln Manager'], 'Kiln Manager'],
  [['Kiln Manager | Potter'], 'Kiln Manager'],
  [['', 'Hotel operations manager with nine years in city hotels, from the front desk to running a house of 140 rooms.'], ''],
  [
    ['', 'Hotel operations manager with nine years in busy city hotels, from the front', 'desk to running a house of 140 rooms.'],
    '',
  ],
  [['Kiln Manager', '', 'Potter who has fired tiles for nine years.'], 'Kiln Manager'],
])('the title below a name is no beginning of a text: %j is %j', async (below, title) => {
  expect(await headlineOf(...below)).toBe(title)
})
