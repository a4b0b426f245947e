/** What the documentation page lists (spec 3 §2, decisions). The api feature serves it. */
export const API_ENDPOINTS = [
  { method: 'GET', path: '/api/v1/resumes', plan: 'Free', about: 'Your resumes, a page at a time.' },
  { method: 'POST', path: '/api/v1/resumes', plan: 'Free', about: 'Makes a resume with its own content.' },
  { method: 'GET', path: '/api/v1/jobs/search', plan: 'Pro', about: 'Searches jobs and scores them against your profile.' },
  { method: 'POST', path: '/api/v1/auto-apply', plan: 'Pro', about: 'Puts jobs into your queue for review. It never sends.' },
] as const

export const RESUME_FIELDS = [
  ['title', 'Its name, shown in your list.'],
  ['template', 'One of the eight templates of the builder.'],
  ['sections.personal', 'Name and contact data.'],
  ['sections.experience', 'Jobs with title, company, months and lines.'],
  ['sections.education', 'Schools and degrees.'],
  ['sections.skills', 'A list of words.'],
] as const

/** Works as it stands in a browser's console on this site, or in Node with the site's address before the path, once a key is inserted. */
export const CODE_EXAMPLE = `const API_KEY = 'YOUR_API_KEY'

const answer = await fetch('/api/v1/resumes', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${API_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    title: 'Nurse, cardiology',
    template: 'classic',
    sections: {
      personal: { fullName: 'Maya Lindqvist' },
      experience: [],
      education: [],
      skills: ['Triage', 'Telemetry'],
    },
  }),
})
console.log(await answer.json())`
