export type KeyAction = 'down' | 'up' | 'use' | 'fill' | 'submit' | 'leave-field'
type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean }
type Place = { isInField: boolean; isOnButton: boolean }

const LETTERS: Readonly<Record<string, KeyAction>> = { j: 'down', k: 'up', u: 'use', f: 'fill' }

/**
 * What a key does in the panel. In a field letters are letters, and nothing is ever submitted from there; a key that is
 * held down does nothing either, so that one press too long does not send a form.
 */
export function actionOf({ key, ctrlKey, metaKey, altKey, repeat }: Pressed, { isInField, isOnButton }: Place): KeyAction | null {
  if (key === 'Escape') return isInField ? 'leave-field' : null
  if (isInField || altKey) return null
  if (key === 'Enter') return (ctrlKey || metaKey) && !repeat && !isOnButton ? 'submit' : null
  if (ctrlKey || metaKey) return null
  const action = LETTERS[key] ?? null
  return repeat && action !== 'down' && action !== 'up' ? null : action
}
