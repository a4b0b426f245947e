import { expect } from 'vitest'
import { byLabel, byRole, byText, isVisible, matches, type RoleOptions, type Words } from './match-elements.ts'
import { settle } from './time.ts'
import { pressKeys, user } from './user.ts'

type Filter = { hasText?: Words; has?: Locator; visible?: boolean }
type Exact = { exact?: boolean }

export type Locator = {
  says: string
  all: () => Element[]
  getByRole: (role: string, options?: RoleOptions) => Locator
  getByText: (text: Words, options?: Exact) => Locator
  getByLabel: (text: Words, options?: Exact) => Locator
  locator: (selector: string, filter?: Filter) => Locator
  filter: (filter: Filter) => Locator
  nth: (index: number) => Locator
  first: () => Locator
  last: () => Locator

  count: () => number
  textContent: () => string
  allTextContents: () => string[]
  inputValue: () => string
  getAttribute: (name: string) => string | null
  isDisabled: () => boolean
  isEnabled: () => boolean
  isChecked: () => boolean
  isVisible: () => boolean
  hasKeyboard: () => boolean
  evaluate: <T>(look: (element: HTMLElement) => T) => T
  evaluateAll: <T>(look: (elements: Element[]) => T) => T

  waitFor: (options?: { state?: 'visible' | 'detached' }) => Promise<void>
  click: () => Promise<void>
  dblclick: () => Promise<void>
  focus: () => Promise<void>
  blur: () => Promise<void>
  press: (keys: string) => Promise<void>
  fill: (text: string) => Promise<void>
  type: (text: string) => Promise<void>
  check: () => Promise<void>
  uncheck: () => Promise<void>
  selectOption: (wanted: string) => Promise<void>
  setInputFiles: (...files: File[]) => Promise<void>
}

/** Longer than anything takes in a component test on a busy machine. */
const PATIENCE_MS = 10_000

/** For what takes a moment: looks again until it is so, as the matcher behind it says; without one nothing is looked at. */
export const eventually = <T>(look: () => T | Promise<T>, message?: string) =>
  expect.poll(look, { timeout: PATIENCE_MS, interval: 10, ...(message && { message }) })

/**
 * Finds elements and acts on them with Playwright's names, so that a test reads the same on both rungs and moves down by changing its first
 * lines. What looks, answers at once; what acts, waits for its element.
 */
export function createLocator(find: () => Element[], says: string): Locator {
  const next = (how: string, search: (root: Element) => Element[]) =>
    createLocator(() => [...new Set(find().flatMap(search))], `${says} ${how}`)

  function only(): Element {
    const found = find()
    if (found.length !== 1)
      throw new Error(
        `${says}: ${found.length} elements, not one\n${found.map((each) => each.outerHTML.slice(0, 200)).join('\n')}`,
      )
    return found[0] as Element
  }
  const field = () => only() as HTMLInputElement
  const isDisabled = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true]') || element.closest('fieldset:disabled') !== null

  /** The element as soon as it can be used. */
  async function ready(): Promise<HTMLInputElement> {
    await settle()
    await eventually(() => {
      const element = only()
      return isDisabled(element) ? `${says} is disabled` : 'ready'
    }).toBe('ready')
    return field()
  }

  return {
    says,
    all: find,
    getByRole: (role: string, options?: RoleOptions) =>
      next(`${role} ${options?.name ?? ''}`, (root) => byRole(root, role, options)),
    getByText: (text: Words, { exact }: { exact?: boolean } = {}) => next(`text ${text}`, (root) => byText(root, text, exact)),
    getByLabel: (text: Words, { exact }: { exact?: boolean } = {}) => next(`label ${text}`, (root) => byLabel(root, text, exact)),
    locator: (selector: string, filter?: Filter) => {
      const found = next(selector, (root) => [
        ...root.querySelectorAll(selector.startsWith('>') ? `:scope ${selector}` : selector),
      ])
      return filter ? found.filter(filter) : found
    },
    filter: ({ hasText, has, visible }: Filter): Locator =>
      createLocator(
        () =>
          find().filter(
            (element) =>
              (hasText === undefined || matches(element.textContent, hasText)) &&
              (has === undefined || has.all().some((inner) => element !== inner && element.contains(inner))) &&
              (visible === undefined || isVisible(element) === visible),
          ),
        `${says} with ${hasText ?? has?.says ?? ''}`,
      ),
    nth: (index: number): Locator => createLocator(() => find().slice(index).slice(0, 1), `${says} (${index})`),
    first: (): Locator => createLocator(() => find().slice(0, 1), `first ${says}`),
    last: (): Locator => createLocator(() => find().slice(-1), `last ${says}`),

    count: () => find().length,
    textContent: () => only().textContent ?? '',
    allTextContents: () => find().map((element) => element.textContent ?? ''),
    inputValue: () => field().value,
    getAttribute: (name: string) => only().getAttribute(name),
    isDisabled: () => isDisabled(only()),
    isEnabled: () => !isDisabled(only()),
    isChecked: () => field().checked === true || field().getAttribute('aria-checked') === 'true',
    isVisible: () => find().some(isVisible),
    hasKeyboard: () => only() === document.activeElement,
    evaluateAll: <T>(look: (elements: Element[]) => T) => look(find()),
    evaluate: <T>(look: (element: HTMLElement) => T) => look(only() as HTMLElement),

    waitFor: async ({ state = 'visible' }: { state?: 'visible' | 'detached' } = {}) => {
      if (state === 'detached') await eventually(() => find().length, `${says} is still there`).toBe(0)
      else await eventually(() => find().filter(isVisible).length, `${says} does not come`).toBe(1)
    },
    click: async () => user().click(await ready()),
    dblclick: async () => user().dblClick(await ready()),
    focus: async () => (await ready()).focus(),
    blur: async () => (await ready()).blur(),
    press: async (keys: string) => {
      const element = await ready()
      if (document.activeElement !== element) element.focus()
      await pressKeys(keys)
    },
    fill: async (text: string) => {
      const element = await ready()
      await user().clear(element)
      if (text) await user().paste(text)
    },
    type: async (text: string) => {
      const element = await ready()
      await user().type(element, text.replace(/[{[]/g, '$&$&'))
    },
    check: async () => {
      const element = await ready()
      if (!element.checked) await user().click(element)
    },
    uncheck: async () => {
      const element = await ready()
      if (element.checked) await user().click(element)
    },
    selectOption: async (wanted: string) => {
      const element = await ready()
      const options = [...element.querySelectorAll('option')]
      const option = options.find(({ value }) => value === wanted) ?? options.find(({ textContent }) => textContent === wanted)
      if (!option) throw new Error(`${says} has no option ${wanted}, but ${options.map(({ textContent }) => textContent)}`)
      await user().selectOptions(element, option)
    },
    setInputFiles: async (...files: File[]) => user().upload(field(), files),
  }
}
