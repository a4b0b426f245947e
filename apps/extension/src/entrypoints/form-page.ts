import '#platform/zod-without-code'
import { browser } from 'wxt/browser'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { createFormPage } from '#applications/form-page'
import type { FrameRequest, PageNews } from '#applications/messages'

const MARK = Symbol.for('jobapply.form-page')
const tell = (news: PageNews) => void browser.runtime.sendMessage(news).catch(() => {})

/** Runs in the frames of an employer's page that the person has opened with us, once in each. It does what the worker says, and nothing by itself. */
export default defineUnlistedScript(() => {
  if (Reflect.has(globalThis, MARK)) return true
  Reflect.set(globalThis, MARK, true)
  const page = createFormPage({
    document,
    address: () => location.href,
    openRoot: (element) => (element instanceof HTMLElement ? (browser.dom?.openOrClosedShadowRoot(element) ?? null) : null),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    choose: (wanted, labels) =>
      browser.runtime.sendMessage({ type: 'form.choose', wanted, labels: [...labels] } satisfies PageNews),
    onPressed: (before) => tell({ type: 'form.pressed', before }),
    onChanged: () => tell({ type: 'form.changed' }),
  })
  page.watchPerson()
  browser.runtime.onMessage.addListener((request: FrameRequest, _, answer) => {
    void page.answer(request).then(answer, () => answer(null))
    // The answer comes later.
    return true
  })
  return true
})
