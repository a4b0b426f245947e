import type { System } from '#applications/forms/system'

/** <company>.recruitee.com and employers' own domains. */
export const recruitee: System = {
  id: 'recruitee',
  hosts: /\.recruitee\.com$/,
  marks: '[name^="candidate.openQuestionAnswers"], form [name="candidate[cv]"], form [name="candidate.cv"]',
  keys: {
    'candidate[name]': 'fullName',
    'candidate[email]': 'email',
    'candidate[phone]': 'phone',
    'candidate[cv]': 'resumeFile',
    'candidate[cover_letter]': 'coverLetter',
    'candidate.name': 'fullName',
    'candidate.email': 'email',
    'candidate.phone': 'phone',
    'candidate.cv': 'resumeFile',
    'candidate.coverLetterFile': 'coverLetter',
  },
  next: '[data-testid=submit-application-form-button], form button[type=submit]',
  sent: { path: /\/c\/new\/(?:success|thank-you)|\/thank-you\/?$/ },
}
