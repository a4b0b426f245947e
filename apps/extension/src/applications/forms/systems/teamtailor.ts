import type { System } from '#applications/forms/system'

/** <company>.teamtailor.com and employers' own domains. */
export const teamtailor: System = {
  id: 'teamtailor',
  hosts: /\.teamtailor\.com$/,
  marks:
    'form#new_candidate, form[action$="/applications"] [name="candidate[email]"], [name^="candidate[job_applications_attributes]"]',
  keys: {
    'candidate[first_name]': 'firstName',
    'candidate[last_name]': 'lastName',
    'candidate[email]': 'email',
    'candidate[phone]': 'phone',
    'candidate[resume]': 'resumeFile',
    'candidate[resume_remote_url]': 'resumeFile',
    'candidate[job_applications_attributes][0][cover_letter]': 'coverLetter',
  },
  next: 'form button[type=submit], form input[type=submit]',
  sent: { path: /\/applications\/(?:thank|success|[^/]+\/thanks)|\/applied\/?$/ },
}
