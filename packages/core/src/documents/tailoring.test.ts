import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#profiles/rules'
import { DOCUMENT_NAME_MAX } from './constants.ts'
import { contentOf } from './rules.ts'
import type { ResumeContent } from './schema.ts'
import type { TailoredPart } from './tailor-schema.ts'
import { gapsOf, isAcceptedAtFirst, tailorChanges, tailoredName, takeTailoring } from './tailoring.ts'

const JOB = {
  id: 'a',
  position: 'Chef',
  company: 'Wren Hotel',
  location: null,
  startDate: null,
  endDate: null,
  current: true,
  technologies: [],
}
const LINES = ['• Ordered', '• Costed', '• Baked', '• Cleaned']
const CONTENT: ResumeContent = contentOf({
  ...EMPTY_FIELDS,
  technical_skills: ['Sugar', 'Bread', 'Menus'],
  experience: [{ ...JOB, description: ['Head of pastry.', ...LINES, 'Left well.'].join('\n') }],
})
const line = (text: string, from: number, to: number | null, matches: string[] = []) => ({ text, from, to, matches })
const DESCRIPTION: TailoredPart = {
  field: 'experience',
  entry: 'a',
  lines: [line('• Baked', 3, 1, ['baked']), line('• Ordered', 1, 2), line('• Costed', 2, 3), line('• Cleaned', 4, null)],
}
const SKILLS: TailoredPart = {
  field: 'technical_skills',
  entry: null,
  lines: [line('Menus', 2, 0, ['Menus']), line('Sugar', 0, 1), line('Bread', 1, 2)],
}
const PARTS = [SKILLS, DESCRIPTION]
const PROPOSAL = { parts: PARTS, rewordings: [] }
const [MOVE, LEAVE] = ['experience/a/3', 'experience/a/4']
const printed = (keys: string[], keepsLeftOut = false) =>
  takeTailoring(CONTENT, PROPOSAL, { keys, keepsLeftOut }).experience[0]?.description?.split('\n')

const NEW = (text: string) => ({ kind: 'new', text })
const SAME = (text: string) => ({ kind: 'same', text })
const OLD = (text: string) => ({ kind: 'old', text })

test('what tailoring would change is one decision for each line that moves or goes, and one for each list of skills', () => {
  expect(tailorChanges(CONTENT, PROPOSAL)).toMatchObject([
    { key: 'technical_skills', kind: 'order', texts: ['Menus'], parts: [NEW('Menus,'), SAME('Sugar, Bread'), OLD('Menus,')] },
    { key: MOVE, kind: 'moved', label: 'Chef, Wren Hotel', from: 3, to: 1, texts: ['• Baked'], matches: ['baked'] },
    { key: LEAVE, kind: 'left out', parts: [OLD('Cleaned')] },
  ])
})

test('each is accepted or rejected for itself, and what is rejected keeps its place among those that stay', () => {
  expect(printed([MOVE, LEAVE])).toEqual(['Head of pastry.', '• Baked', '• Ordered', '• Costed', 'Left well.'])
  expect(printed([LEAVE])).toEqual(['Head of pastry.', '• Ordered', '• Costed', '• Baked', 'Left well.'])
  expect(printed([MOVE])).toEqual(['Head of pastry.', '• Baked', '• Ordered', '• Costed', '• Cleaned', 'Left well.'])
  expect(takeTailoring(CONTENT, PROPOSAL, { keys: ['technical_skills'] })).toEqual({
    ...CONTENT,
    technical_skills: ['Menus', 'Sugar', 'Bread'],
  })
})

test('a proof keeps the lines that would go, to strike them', () => {
  expect(printed([MOVE, LEAVE], true)).toEqual(['Head of pastry.', '• Baked', '• Ordered', '• Costed', '• Cleaned', 'Left well.'])
})

test('a line is reworded where it goes to, and only when the person accepts it', () => {
  const rewording = {
    field: 'experience' as const,
    entry: 'a',
    text: '• Baked',
    from: 3,
    reworded: '• Baked bread',
    asked: 'bread',
  }
  const proposal = { parts: [DESCRIPTION], rewordings: [rewording] }
  const [words] = tailorChanges(CONTENT, proposal).filter((change) => !isAcceptedAtFirst(change))
  expect(words).toMatchObject({ kind: 'reworded', label: 'Chef, Wren Hotel', parts: [OLD('Baked'), NEW('Baked bread')] })
  const lines = (keys: string[]) => takeTailoring(CONTENT, proposal, { keys }).experience[0]?.description?.split('\n').slice(1, 3)
  expect(lines([MOVE])).toEqual(['• Baked', '• Ordered'])
  expect(lines([MOVE, words?.key ?? ''])).toEqual(['• Baked bread', '• Ordered'])
  const edited = { ...CONTENT, experience: [{ ...JOB, description: 'Something else' }] }
  expect(tailorChanges(edited, proposal)).toEqual([])
})

test('a part that was edited since is left alone', () => {
  const edited = { ...CONTENT, technical_skills: ['Sugar', 'Menus'] }
  expect(tailorChanges(edited, { parts: [SKILLS], rewordings: [] })).toEqual([])
  expect(takeTailoring(edited, { parts: [SKILLS], rewordings: [] }, { keys: ['technical_skills'] })).toEqual(edited)
})

test('whatever is accepted, every line stays once or was left out, and rejecting all changes nothing', () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 })
  fc.assert(
    fc.property(order, fc.nat(7), fc.array(fc.nat(6)), (places, kept, accepted) => {
      const texts = places.map((place) => `Line ${place}`)
      const description = texts.toSorted().join('\n')
      const content = { ...CONTENT, experience: [{ ...JOB, description }] }
      const lines = places.map((from, to) => line(`Line ${from}`, from, to < kept ? to : null))
      const proposal = { parts: [{ field: 'experience' as const, entry: 'a', lines }], rewordings: [] }
      const take = (keys: string[]) =>
        takeTailoring(content, proposal, { keys }).experience[0]?.description?.split('\n').filter(Boolean) ?? []
      expect(take([]).join('\n')).toBe(description)
      expect(take(tailorChanges(content, proposal).map(({ key }) => key))).toEqual(texts.slice(0, kept))
      const keys = accepted.map((place) => `experience/a/${place}`)
      const gone = lines.filter(({ from, to }) => to === null && accepted.includes(from)).map(({ text }) => text)
      expect(take(keys).toSorted()).toEqual(texts.filter((text) => !gone.includes(text)).toSorted())
    }),
  )
})

test('a gap names the jobs that ask for it, and a copy is called after its job', () => {
  const job = (title: string, gaps: string[]) => ({ jobId: title, title, company: 'Wren', parts: [], rewordings: [], gaps })
  expect(gapsOf([job('Baker', ['SAP']), job('Chef', ['Excel', 'SAP'])])).toEqual([
    { skill: 'SAP', jobs: ['Baker, Wren', 'Chef, Wren'] },
    { skill: 'Excel', jobs: ['Chef, Wren'] },
  ])
  expect(tailoredName({ title: 'Baker', company: '' })).toBe('Baker')
  const long = tailoredName({ title: `${'x'.repeat(DOCUMENT_NAME_MAX - 1)}🥐`, company: 'Wren' })
  expect(long).toBe('x'.repeat(DOCUMENT_NAME_MAX - 1))
})
