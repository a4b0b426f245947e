import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captureLogs } from '#platform/log'
import { newcomer, openBrowser } from '#testing/people'
import { RESUME_TEXT, resumeFile, storedFiles, upload, withProfile } from '#testing/resumes'
import { startServer, type TestServer } from '#testing/server'
import { docOf, docxOf, odtOf, pdfOf } from '#testing/word-files'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const form = (file: File) => {
  const body = new FormData()
  body.set('file', file)
  return { method: 'POST', body }
}

describe('an uploaded resume fills a profile', () => {
  test('RESUME-008 RESUME-010 RESUME-021 the steps are told as they are done, empty fields are filled and entries added', async () => {
    const { person, profile } = await withProfile(server)
    const { steps, autoSave, profile: after } = await upload(person, profile.id)
    expect(steps).toEqual([25, 50, 75, 100])
    expect(autoSave).toBe('saved')
    expect(after).toMatchObject({
      full_name: 'Ines Calder',
      email: 'ines.calder@example.org',
      country_code: '+44',
      location_country: 'United Kingdom',
      uploaded_resume_filename: 'Ines Calder.txt',
    })
    expect(after.experience.map(({ company, position, startDate }) => [company, position, startDate])).toEqual([
      ['Harbour Hotel', 'Pastry Chef', '2019-03'],
      ['Mill Street Bakery', 'Commis Chef', '2014-06'],
    ])
    expect(after.technical_skills).toEqual(['Laminated dough', 'Menu planning', 'Food safety'])
    expect(await person.call.profiles.get({ id: profile.id })).toEqual(after)
  })

  test.each([
    ['pdf', pdfOf],
    ['docx', docxOf],
    ['doc', docOf],
    ['odt', odtOf],
    ['txt', Buffer.from],
  ] as [string, (text: string) => Buffer][])('RESUME-002 a %s file fills the profile', async (kind, make) => {
    const { person, profile } = await withProfile(server)
    const file = new File([new Uint8Array(make(RESUME_TEXT))], `Ines Calder.${kind}`)
    const { profile: after } = await upload(person, profile.id, file)
    expect(after).toMatchObject({ full_name: 'Ines Calder', email: 'ines.calder@example.org' })
    expect(after.experience.map(({ company }) => company)).toEqual(['Harbour Hotel', 'Mill Street Bakery'])
    expect(after.technical_skills).toContain('Menu planning')
  })

  test("RESUME-010 RESUME-022 what is typed stays and is reviewed, onboarding's value is replaced and loses its mark", async () => {
    const person = await newcomer(server, { finished: false })
    const profile = await person.call.onboarding.finish(ANSWERS)
    const typed = await person.call.profiles.update({
      id: profile.id,
      version: profile.version,
      changes: { email: 'ines@gmail.com' } as never,
    })
    const { profile: after, review } = await upload(person, typed.id)
    expect(after).toMatchObject({ email: 'ines@gmail.com', full_name: 'Ines Calder' })
    expect(after.onboardingFields).not.toContain('full_name')
    expect(review.proposals).toContainEqual(
      expect.objectContaining({ path: 'email', kind: 'differs', current: 'ines@gmail.com', found: 'ines.calder@example.org' }),
    )
  })

  test('RESUME-023 an incomplete entry is not saved but reviewed, and the rest is saved', async () => {
    const { person, profile } = await withProfile(server)
    const file = resumeFile(RESUME_TEXT.replace('June 2014 - February 2019', '2014 - 2019'))
    const { autoSave, profile: after, review } = await upload(person, profile.id, file)
    expect(autoSave).toBe('saved')
    expect(after.experience.map(({ company }) => company)).toEqual(['Harbour Hotel'])
    expect(review.proposals).toContainEqual(expect.objectContaining({ field: 'experience', kind: 'incomplete' }))
  })

  test('RESUME-018 RESUME-024 the same file a second time is stored beside the first and adds no entry', async () => {
    const { person, profile } = await withProfile(server)
    const first = await upload(person, profile.id)
    const second = await upload(person, profile.id)
    expect(second.profile.experience).toEqual(first.profile.experience)
    expect(second.profile.education).toEqual(first.profile.education)
    const files = await person.call.profiles.listResumes({ id: profile.id })
    expect(files).toHaveLength(2)
    expect(new Set(files.map(({ url }) => url)).size).toBe(2)
    // Each is there with its bytes; the random part is explained in docs/decisions/035.
    for (const { url } of files) expect(await (await person.fetch(url)).text()).toBe(RESUME_TEXT)
    for (const { url } of files)
      expect(url).toMatch(new RegExp(`^/files/resumes/${person.id}/${profile.id}/\\d{13}_[0-9a-f]{24}_Ines_Calder\\.txt$`))
  })

  test('without the automatic save the profile keeps its values and the review has everything', async () => {
    const { person, profile } = await withProfile(server)
    const { autoSave, profile: after, review } = await upload(person, profile.id, resumeFile(), false)
    expect({ autoSave, name: after.full_name }).toEqual({ autoSave: 'none', name: null })
    expect(await person.call.profiles.reviewResume({ id: profile.id })).toEqual(review)
    const kept = review.proposals.find(({ path }) => path === 'full_name')
    const saved = await person.call.profiles.saveReview({
      id: profile.id,
      version: after.version,
      resumeId: review.resumeId,
      changes: { full_name: String(kept?.found) } as never,
    })
    expect(saved.full_name).toBe('Ines Calder')
    expect((await person.call.profiles.listResumes({ id: profile.id }))[0]?.isReviewed).toBe(true)
  })

  test('a review is not saved over a version it has not seen', async () => {
    const { person, profile } = await withProfile(server)
    const { review } = await upload(person, profile.id, resumeFile(), false)
    const stale = { id: profile.id, version: profile.version, resumeId: review.resumeId, changes: { full_name: 'Ines' } as never }
    await expect(person.call.profiles.saveReview(stale)).rejects.toMatchObject({ code: 'PROFILE_CHANGED' })
  })

  test('RESUME-011 an automatic save that the server refuses leaves the upload and the profile as they are', async () => {
    const { person, profile } = await withProfile(server)
    const awards = Array.from({ length: 100 }, (_, index) => ({ company: `Shop ${index}`, position: 'Baker' }))
    const full = await person.call.profiles.update({ id: profile.id, version: 1, changes: { experience: awards } as never })
    const { autoSave, profile: after } = await upload(person, profile.id)
    expect(autoSave).toBe('refused')
    expect(after).toMatchObject({ experience: full.experience, full_name: null, uploaded_resume_filename: 'Ines Calder.txt' })
  })

  test('RESUME-012 an automatic save that ends in an unexpected error leaves them as well', async () => {
    const { person, profile } = await withProfile(server)
    const owner = new pg.Client({ connectionString: server.database.url })
    await owner.connect()
    await owner.query(`create function refuse_it() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse_it before update of full_name on user_profiles for each row execute function refuse_it()`)
    const logs = captureLogs()
    try {
      const { autoSave, profile: after } = await upload(person, profile.id)
      expect(autoSave).toBe('failed')
      expect(logs.lines.map(({ event }) => event)).toContain('the automatic save failed')
      expect(after).toMatchObject({ full_name: null, uploaded_resume_filename: 'Ines Calder.txt' })
    } finally {
      logs.stop()
      await owner.query('drop trigger refuse_it on user_profiles; drop function refuse_it')
      await owner.end()
    }
  })
})

const ANSWERS = {
  step1: { name: 'ines' },
  step2: { userType: 'myself' as const },
  step3: {
    desiredJobTitle: 'Cook',
    preferredCountry: 'Germany',
    jobTypes: ['full-time' as const],
    experienceYears: '0-1' as const,
    currentSalaryRange: '50k-75k' as const,
    expectedSalaryRange: '50k-75k' as const,
  },
  step4: { referralSource: 'linkedin' as const },
}

describe('the rules of the file hold without the dialog', () => {
  test.each(['photo.png', 'resume', 'resume.pdf.exe'])('RESUME-005 RESUME-003 %s is refused', async (name) => {
    const { person, profile } = await withProfile(server)
    await expect(upload(person, profile.id, resumeFile(RESUME_TEXT, name))).rejects.toMatchObject({
      code: 'NOT_A_RESUME_FILE',
      message: 'Please upload a PDF, DOC, DOCX, or TXT file.',
    })
  })

  test('RESUME-004 RESUME-005 one byte over 10 MB is refused, exactly 10 MB is read', async () => {
    const { person, profile } = await withProfile(server)
    const sized = (size: number) => resumeFile(RESUME_TEXT + '\n'.repeat(size - Buffer.byteLength(RESUME_TEXT)))
    await expect(upload(person, profile.id, sized(10_485_761))).rejects.toMatchObject({
      message: 'File size must be less than 10MB.',
    })
    expect((await upload(person, profile.id, sized(10_485_760))).profile.full_name).toBe('Ines Calder')
  })

  test('RESUME-005 a far larger body gets the same sentence', async () => {
    const { person } = await withProfile(server)
    const answer = await person.fetch('/functions/v1/parse-resume', form(resumeFile('x'.repeat(12 * 1024 * 1024))))
    expect([answer.status, (await answer.json()).message]).toEqual([413, 'File size must be less than 10MB.'])
  })

  test('RESUME-006 without a session nothing is read', async () => {
    const stranger = openBrowser(server)
    const answer = await stranger.fetch('/functions/v1/parse-resume', form(resumeFile()))
    expect([answer.status, (await answer.json()).message]).toEqual([401, 'User not authenticated'])
  })

  test.each([
    ['an empty file', '', 'cv.txt', /^Resume parsing failed: the file is empty\.$/],
    ['text that calls itself a PDF', RESUME_TEXT, 'cv.pdf', /^Resume parsing failed: the file is not what its name says\.$/],
  ])('RESUME-013 RESUME-017 %s is a parse failure and changes nothing', async (_, text, name, sentence) => {
    const { person, profile } = await withProfile(server)
    await expect(upload(person, profile.id, resumeFile(text, name))).rejects.toMatchObject({
      code: 'RESUME_NOT_PARSED',
      message: expect.stringMatching(sentence),
    })
    expect(await person.call.profiles.get({ id: profile.id })).toEqual(profile)
    expect(await person.call.profiles.listResumes({ id: profile.id })).toEqual([])
  })

  test('half characters and zero bytes in a file do not stop it from being stored', async () => {
    const { person, profile } = await withProfile(server)
    const broken = RESUME_TEXT.replace('Led a team', 'Led\u0000 a \u0000team')
    const { profile: after } = await upload(person, profile.id, resumeFile(broken, `${'x'.repeat(400)}.txt`))
    expect(after.full_name).toBe('Ines Calder')
    expect(after.uploaded_resume_filename).toHaveLength(255)
    const bytes = Buffer.from(pdfOf(RESUME_TEXT.replace('Led a team', 'Led \\000\\330\\000 a team')))
    const file = new File([new Uint8Array(bytes)], 'odd.pdf')
    expect((await upload(person, profile.id, file)).steps.at(-1)).toBe(100)
  })

  test('an eleventh file is refused', async () => {
    const { person, profile } = await withProfile(server)
    for (let count = 0; count < 10; count++) await upload(person, profile.id, resumeFile(), false)
    await expect(upload(person, profile.id)).rejects.toMatchObject({ code: 'TOO_MANY_RESUMES' })
  })
})

describe('the documented function', () => {
  test('RESUME-016 API-020 parse-resume answers the documented JSON and keeps nothing', async () => {
    const { person } = await withProfile(server)
    const before = storedFiles(server).length
    const links = 'linkedin.com/in/ines-calder | github.com/ines-calder | ines-calder.example.org'
    const text = RESUME_TEXT.replace('linkedin.com/in/ines-calder', links)
    const answer = await person.fetch('/functions/v1/parse-resume', form(resumeFile(text)))
    const { status, data } = await answer.json()
    expect([answer.status, status]).toEqual([200, 'success'])
    expect(data.personal_info).toMatchObject({
      first_name: 'Ines',
      last_name: 'Calder',
      email: 'ines.calder@example.org',
      summary: 'Pastry chef with ten years in hotel kitchens.',
      linkedin: expect.stringContaining('linkedin.com/in/ines-calder'),
      github: expect.stringContaining('github.com/ines-calder'),
      country: 'United Kingdom',
      other_links: [expect.stringContaining('ines-calder.example.org')],
    })
    expect(data.personal_info.phone.replace(/\D/g, '')).toBe('442079460018')
    expect(data.skills).toEqual(['Laminated dough', 'Menu planning', 'Food safety'])
    expect(data.experience).toMatchObject([
      { company: 'Harbour Hotel', position: 'Pastry Chef', startDate: '2019-03', current: true },
      { company: 'Mill Street Bakery', position: 'Commis Chef', startDate: '2014-06', endDate: '2019-02' },
    ])
    expect(data.education[0]).toMatchObject({ institution: 'Westminster Kingsway College', field: 'Patisserie' })
    expect(data.certifications[0]).toMatchObject({ name: 'Food Safety Level 3' })
    expect(storedFiles(server)).toHaveLength(before)
  })

  test('API-025 a file that cannot be read is a typed fault', async () => {
    const { person } = await withProfile(server)
    const answer = await person.fetch('/functions/v1/parse-resume', form(resumeFile('', 'cv.txt')))
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'RESUME_NOT_PARSED', message: 'Resume parsing failed: the file is empty.' }),
    ])
  })
})
