import { PASSWORD } from '@jobapply/server/testing/people'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type Tab = 'Sign In' | 'Sign Up' | 'Reset'

/** Opens /auth, waits until it can be used, and turns to the tab. */
export async function openAuth(page: Page, tab: Tab = 'Sign In', address = '/auth') {
  await page.goto(address)
  // The button is disabled until the page knows that nobody is signed in.
  await page.locator('form button[type=submit]:enabled').waitFor()
  await chooseTab(page, tab)
}

export const chooseTab = (page: Page, tab: Tab) => page.getByRole('tab', { name: tab, exact: true }).click()

export const emailField = (page: Page) => page.getByLabel(/^Email/)
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

/** The button that sends the form, whatever it says at the moment. */
export const sendButton = (page: Page) => page.locator('form button[type=submit]')

/** Fills in the form of the open tab and sends it. */
export async function sendForm(page: Page, { email, password }: { email?: string; password?: string }) {
  if (email !== undefined) await emailField(page).fill(email)
  if (password !== undefined) await passwordField(page).fill(password)
  await sendButton(page).click()
}

export async function signIn(page: Page, email: string, password = PASSWORD) {
  await chooseTab(page, 'Sign In')
  await sendForm(page, { email, password })
}

export async function openUserMenu(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  return menu
}

export async function signOut(page: Page) {
  const menu = await openUserMenu(page)
  await menu.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Through the four steps of onboarding with ordinary answers; `look` sees each step when it is filled in. */
export async function answerWizard(page: Page, name = 'Maya Lindqvist', look?: (step: number) => Promise<void>) {
  let step = 0
  const press = async (button: string) => {
    await look?.(++step)
    await page.getByRole('button', { name: button }).click()
  }
  const next = () => press('Next')
  await page.getByLabel('Your name').fill(name)
  await next()
  await page.getByText('For Myself').click()
  await next()
  await page.getByLabel('Desired job title').fill('Registered Nurse')
  await page.getByText('Netherlands').click()
  await page.getByText('Full Time').click()
  await page.getByText('5-10 years').click()
  await page.getByRole('group', { name: 'Expected salary range' }).getByText('$50,000 - $75,000').click()
  await next()
  await page.getByText('LinkedIn').click()
  await press('Get Started')
}

type Fault = { status: number; code: string; message: string }

/** From now on the server answers this call with a fault. */
export const failCall = (page: Page, call: string, fault: Fault) =>
  page.route(`**/rpc/${call}`, (route) =>
    route.fulfill({ status: fault.status, json: { json: { defined: true, ...fault }, meta: [] } }),
  )

/** Opens the commands; what is typed from now on goes to them. */
export async function openCommands(page: Page, keys = 'Control+k') {
  await page.keyboard.press(keys)
  const commands = page.getByRole('dialog', { name: 'Commands' })
  await commands.waitFor()
  await eventually(() => hasKeyboard(commands.getByRole('combobox'))).toBe(true)
  return commands
}

/** What is typed now goes to it. */
export const hasKeyboard = (element: Locator) => element.evaluate((node) => node === document.activeElement)

/** Where it ends, from the top of the window. */
export async function lowerEdgeOf(element: Locator) {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

/** Longer than anything takes on a busy machine. */
export const PATIENCE = 30_000

/** For what takes a moment: looks again until it is so, as the matcher behind it says; without one nothing is looked at. */
export const eventually = <T>(look: () => T | Promise<T>, message?: string) =>
  expect.poll(look, { timeout: PATIENCE, ...(message && { message }) })

/** Where the browser stands, without the site's own address. */
export function placeOf(page: Page) {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/** Waits until the browser stands there. */
export const arriveAt = (page: Page, place: string) => page.waitForURL((url) => url.pathname + url.search + url.hash === place)

/** The name of the field that has the keyboard. */
export const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
