import { once } from '@jobapply/language/once'
import { memo } from '#memo'

/** A name of a table: one or more words, each whole or (`*`) the start of one. */
export type Form = { words: { text: string; isStart: boolean }[]; id: number }
/** The names that may start with a word, the longest first. */
export type FormIndex = (word: string) => readonly Form[]

const KEY_LENGTH = 2

/** Indexes names as tables write them: parted by blanks, `+` joins words, `*` stands for the rest of a word. */
export function indexForms(names: Iterable<{ id: number; written: string }>): FormIndex {
  const forms = once(() => sortByStart(names))
  // Hundreds of names share two letters, few of them four.
  const near = memo(
    (start) =>
      forms()
        .get(start.slice(0, KEY_LENGTH))
        ?.filter(({ words: [first] }) => mayFit(first, start)) ?? NONE,
  )
  const starting = (word: string) => near(word.slice(0, NEAR_LENGTH)).filter(({ words: [first] }) => first && fits(first, word))
  return memo(starting)
}
const NEAR_LENGTH = 4
/** Whether the first word of a name may be one that starts so. */
const mayFit = (first: Form['words'][number] | undefined, start: string) =>
  first !== undefined && (first.text.startsWith(start) || start.startsWith(first.text))
const NONE: readonly Form[] = []

function sortByStart(names: Iterable<{ id: number; written: string }>): Map<string, Form[]> {
  const forms = new Map<string, Form[]>()
  for (const { id, written } of names)
    for (const name of written.trim().split(' ')) {
      const words = name.split('+').map((word) => ({ text: word.replace('*', ''), isStart: word.endsWith('*') }))
      const key = (words[0]?.text ?? '').slice(0, KEY_LENGTH)
      const list = forms.get(key) ?? []
      list.push({ words, id })
      forms.set(key, list)
    }
  for (const list of forms.values()) list.sort(byLength)
  return forms
}

/** The longest name first: an occupational therapist is no therapist of another kind. */
const byLength = (a: Form, b: Form) => b.words.length - a.words.length || lengthOf(b) - lengthOf(a)
const lengthOf = ({ words }: Form) => words.reduce((sum, { text, isStart }) => sum + text.length + (isStart ? 0 : 1), 0)

const fits = (form: Form['words'][number], word: string | undefined) =>
  word !== undefined && (form.isStart ? word.startsWith(form.text) : word === form.text)

/** Whether a name may start with the word. */
export const startsForm = (index: FormIndex, word: string): boolean => index(word).length > 0

/** The longest name that starts with the word at a place. */
export function formAt(index: FormIndex, words: readonly string[], place: number): Form | undefined {
  for (const form of index(words[place] ?? '')) if (isAt(form, words, place)) return form
  return undefined
}

function isAt({ words: form }: Form, words: readonly string[], place: number): boolean {
  for (let next = 1; next < form.length; next++) if (!fits(form[next] as Form['words'][number], words[place + next])) return false
  return true
}
