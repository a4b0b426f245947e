import { decideFields } from '@jobapply/core/answers/keys/decide-fields'
import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { collectForm } from './collect.ts'
import { APPLICANT, fixture } from './forms.testing.ts'
import { planActions } from './plan.ts'

const planned = (document: Document) => {
  const { fields } = collectForm(document)
  return planActions(fields, decideFields(fields, APPLICANT)).map((action) => ({
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

test('traps, helper uploads, consents and proposals are not touched', () => {
  expect(planned(fixture('linkedin')).map(({ field }) => field)).toEqual([
    'Email address',
    'Phone country code',
    'Mobile phone number',
  ])
  expect(planned(fixture('ashby')).filter(({ do: what }) => what === 'attach')).toHaveLength(1)
  expect(planned(fixture('bamboohr')).map(({ field }) => field)).not.toContain('Nickname')
})

test('a list gets the value of its option', () => {
  const page = readPage(
    '<form><label>Last name <input name="l"></label><label>First name <input name="f"></label><label>Country <select name="c"><option value="">Select</option><option value="DE">Germany</option><option value="FR">France</option></select></label></form>',
  )
  expect(planned(page).map(({ id: _, ...action }) => action)).toEqual([
    { field: 'Last name', do: 'type', value: 'Becker' },
    { field: 'First name', do: 'type', value: 'Ann' },
    { field: 'Country', do: 'choose', value: 'DE' },
  ])
})
