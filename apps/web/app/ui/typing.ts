/** Whether a key that is pressed there writes something. */
export const isTyping = (target: unknown) =>
  typeof Element !== 'undefined' &&
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null
