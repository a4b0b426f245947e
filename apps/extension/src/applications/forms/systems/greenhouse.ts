import type { System } from '#applications/forms/system'

/** job-boards.greenhouse.io: ids are the names of the API; lists are react-select. */
export const greenhouse: System = {
  id: 'greenhouse',
  hosts: /^job-boards(?:\.eu)?\.greenhouse\.io$/,
  marks: 'form#application-form.application--form, .application--container, .phone-input__country',
  keys: {
    first_name: 'firstName',
    last_name: 'lastName',
    preferred_name: 'preferredName',
    email: 'email',
    phone: 'phone',
    country: 'phoneCountryCode',
    resume: 'resumeFile',
    cover_letter: 'coverLetter',
    'candidate-location': 'location',
  },
  next: 'form#application-form button[type=submit]',
  sent: { path: /\/confirmation\/?$/, shown: '.confirmation, #application_confirmation' },
}
