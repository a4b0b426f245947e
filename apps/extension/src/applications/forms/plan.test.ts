import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { collectForm } from './collect.ts'
import { decideFields } from './decide.ts'
import { APPLICANT, fixture } from './forms.testing.ts'
import { planActions } from './plan.ts'

const planned = (document: Document, accepted?: Set<string>) => {
  const { fields } = collectForm(document)
  return planActions(fields, decideFields(fields, APPLICANT), accepted).map((action) => ({
    field: fields.find(({ id }) => id === action.id)?.label,
    ...action,
  }))
}

test('the resume is attached first, because some systems read it and overwrite what was typed', () => {
  const actions = planned(fixture('general'))
  expect(actions[0]).toMatchObject({ field: 'Lebenslauf', do: 'attach', document: 'resume', name: 'ann-becker.pdf' })
  expect(actions.slice(1).map(({ field, do: what }) => [field, what])).toEqual([
    ['Vorname', 'type'],
    ['Name', 'type'],
    ['E-Mail', 'type'],
    ['PLZ', 'type'],
    ['Gehaltsvorstellung', 'type'],
    ['Haben Sie eine Arbeitserlaubnis in Deutschland?', 'press'],
  ])
})

test('traps, helper uploads, consents and proposals are not touched; a proposal is once the person accepts it', () => {
  const page = fixture('linkedin')
  const { fields } = collectForm(page)
  const proposal = fields.find(({ label }) => label.startsWith('Do you have'))?.id ?? ''
  expect(planned(page).map(({ field }) => field)).toEqual(['Email address', 'Phone country code', 'Mobile phone number'])
  expect(planned(page, new Set([proposal])).at(-1)).toMatchObject({ do: 'press', places: [0] })
  expect(planned(fixture('ashby')).filter(({ do: what }) => what === 'attach')).toHaveLength(1)
  expect(planned(fixture('bamboohr')).map(({ field }) => field)).not.toContain('Nickname')
})

test('what a field already holds is not typed again, and a list gets the value of its option', () => {
  const page = readPage(
    '<form><label>Email <input name="email" value="applicant@example.com"></label><label>Last name <input name="l"></label><label>First name <input name="f"></label><label>Country <select name="c"><option value="">Select</option><option value="DE">Germany</option><option value="FR">France</option></select></label></form>',
  )
  expect(planned(page).map(({ id: _, ...action }) => action)).toEqual([
    { field: 'Last name', do: 'type', value: 'Becker' },
    { field: 'First name', do: 'type', value: 'Ann' },
    { field: 'Country', do: 'choose', value: 'DE' },
  ])
})
