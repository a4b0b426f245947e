import type { Run, RunField } from './run.ts'

export const JOB: Pick<Run, 'id' | 'title' | 'company' | 'location' | 'address'> = {
  ...{ id: '5c0f6f0e-7a37-4d7e-9a55-0f1f7c2f8a10', title: 'Baker', company: 'Green Mill', location: 'Berlin' },
  address: 'https://jobs.lever.co/green-mill/1/apply',
}

/** A field of an open form, 'First name' if nothing else is said. */
export function invent(changes: Partial<RunField> = {}): RunField {
  const { id = 'name', label = 'First name' } = changes
  return {
    ...{ id, label, decision: 'fill', key: 'firstName', value: 'Ann', options: [], kind: 'text', required: true },
    isConcealed: false,
    ...{ choices: [], shown: '', state: 'untouched' },
    field: { questionId: id, label, value: 'Ann', isRequired: true, origin: 'profile', source: 'profile', answerId: null },
    ...changes,
  }
}
