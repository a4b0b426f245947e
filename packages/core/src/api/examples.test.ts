import { expect, test } from 'vitest'
import { codeExample, curlExample } from './examples.ts'
import { EXAMPLE_RESUME, OPERATIONS } from './operations.ts'
import { newApiResume } from './schema.ts'

const ORIGIN = 'https://jobs.example.org'

test('the resume of the examples is one that the API takes', () => {
  const read = newApiResume.parse(EXAMPLE_RESUME)
  expect(read).toMatchObject(EXAMPLE_RESUME)
  expect(read.sections.experience).toMatchObject([{ id: '1', company: 'Harbour Hotel', endDate: null, technologies: [] }])
})

test('spec 3 §2: a resume has a title, a template and four sections, and the marks are Free and Pro', () => {
  expect(Object.keys(EXAMPLE_RESUME)).toEqual(['title', 'template', 'sections'])
  expect(Object.keys(EXAMPLE_RESUME.sections)).toEqual(['personal', 'experience', 'education', 'skills'])
  const marks = Object.values(OPERATIONS).map(({ method, path, plan }) => `${method} ${path} ${plan}`)
  expect(marks).toEqual(
    expect.arrayContaining(['GET /resumes Free', 'POST /resumes Free', 'GET /jobs/search Pro', 'POST /auto-apply Pro']),
  )
})

test('the code example names the installation and shows where the key goes', () => {
  const code = codeExample(ORIGIN)
  expect(code).toContain(`const api = '${ORIGIN}/api/v1'`)
  expect(code).toContain("Authorization: 'Bearer YOUR_API_KEY'")
  expect(code).toContain("    title: 'Pastry chef',\n")
  expect(Math.max(...code.split('\n').map((line) => line.length))).toBeLessThan(120)
})

test('every operation has a command line', () => {
  expect(curlExample(OPERATIONS.searchJobs, ORIGIN, 'jaa_1')).toBe(
    `curl '${ORIGIN}/api/v1/jobs/search?searchTerm=pastry+chef&workType=on-site' \\\n  -H 'Authorization: Bearer jaa_1'`,
  )
  expect(curlExample(OPERATIONS.readJob, ORIGIN)).toContain(`${ORIGIN}/api/v1/jobs/JOB_ID'`)
  expect(curlExample(OPERATIONS.autoApply, ORIGIN)).toContain(`-d '{"jobIds":["JOB_ID"]}'`)
})
