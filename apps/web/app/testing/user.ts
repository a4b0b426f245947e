import { userEvent } from '@testing-library/user-event'

let current: ReturnType<typeof userEvent.setup> | undefined

/** The hands of the person in front of the page: a new one for each test, because it remembers pressed keys and where the pointer is. */
export const user = () => (current ??= userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false }))

export function forgetUser() {
  current = undefined
}

/** 'Control+k', 'Shift+Tab', 'Enter', 'a': as Playwright writes them. */
export async function pressKeys(keys: string) {
  const parts = keys === '+' ? [keys] : keys.split('+')
  const key = parts.pop() ?? ''
  const named = key.length > 1 ? `{${key}}` : key.replace(/[{[]/g, '$&$&')
  await user().keyboard(parts.map((held) => `{${held}>}`).join('') + named + parts.map((held) => `{/${held}}`).join(''))
}

export const typeText = (text: string) => user().keyboard(text.replace(/[{[]/g, '$&$&'))
