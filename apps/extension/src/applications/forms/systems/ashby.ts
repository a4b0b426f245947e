import type { System } from '#applications/forms/system'

/** jobs.ashbyhq.com. Each box is sent as it is filled; choosing a chosen radio again clears it. */
export const ashby: System = {
  id: 'ashby',
  hosts: /^jobs\.ashbyhq\.com$/,
  marks: '.ashby-application-form-container, .ashby-application-form-field-entry',
  keys: { _systemfield_name: 'fullName', _systemfield_email: 'email', _systemfield_resume: 'resumeFile' },
  // The consent has no label of its own, only the employer's legal text, and must be answered beside a phone number.
  refine: ({ name }) => (name === 'communicationConsent' ? { label: 'Text message consent', required: true } : {}),
  next: '.ashby-application-form-submit-button',
  sent: { shown: '.ashby-application-form-success-container' },
}
