import type { System } from '#applications/forms/system'

/** The Easy Apply dialog, several steps. Labels are written twice, once for screen readers. */
export const linkedIn: System = {
  id: 'linkedin-easyapply',
  hosts: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
  marks: '[data-test-form-element], .jobs-easy-apply-modal, [data-easy-apply-next-button]',
  keys: {},
  next: '[data-easy-apply-next-button], [data-live-test-easy-apply-next-button], [data-live-test-easy-apply-submit-button]',
  sent: { shown: '[data-test-modal-id=post-apply-modal], .jpac-modal-header' },
}
