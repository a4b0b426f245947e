import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readExtensionMessage } from './messages.ts'

const job = { id: '1', title: 'Nurse', company: 'Quay', url: 'https://www.indeed.com/viewjob?jk=1', remote: true }

describe('messages of the extension', () => {
  test('are read, and an invalid entry is skipped', () => {
    const found = {
      type: 'MJTO_EXTENSION_JOBS_FOUND',
      searchId: 's1',
      platform: 'indeed',
      jobs: [job, { id: '2' }, null, { ...job, url: 'javascript:alert(1)' }],
    }
    const message = readExtensionMessage(found)
    expect(message).toMatchObject({ searchId: 's1', platform: 'indeed' })
    expect(message?.type === 'MJTO_EXTENSION_JOBS_FOUND' && message.jobs).toMatchObject([
      { id: '1', location: '', requirements: [] },
    ])
    expect(readExtensionMessage({ type: 'MJTO_EXTENSION_SEARCH_COMPLETE', searchId: 's1' })?.type).toBe(
      'MJTO_EXTENSION_SEARCH_COMPLETE',
    )
    expect(readExtensionMessage({ type: 'MJTO_EXTENSION_ERROR', searchId: 's1' })).toMatchObject({ error: '' })
  })

  test('are told apart from other window messages', () => {
    for (const other of [null, 'MJTO_READY', 7, [], { type: 'MJTO_EXTENSION_JOBS_FOUND' }, { type: 'webpackOk' }])
      expect(readExtensionMessage(other)).toBeUndefined()
    fc.assert(fc.property(fc.anything(), (anything) => void readExtensionMessage(anything)))
  })
})
