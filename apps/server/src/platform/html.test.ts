import { expect, test } from 'vitest'
import { html } from './html.ts'

test('values are escaped, parts made by the template go in as they are', () => {
  const name = `<b title="x" class='y'>Tom & Ann</b>`
  const escaped = '&lt;b title=&quot;x&quot; class=&#39;y&#39;&gt;Tom &amp; Ann&lt;/b&gt;'
  expect(html`<p>${name}</p>`.markup).toBe(`<p>${escaped}</p>`)
  expect(html`<ul>${[html`<li>${name}</li>`, html`<li>${2}</li>`]}</ul>${undefined}`.markup).toBe(
    `<ul><li>${escaped}</li><li>2</li></ul>`,
  )
})
