import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMail } from './layout.ts'
import type { Mail } from './mail.ts'

const mail: Mail = {
  to: 'maya@gmail.com',
  subject: 'Your plan',
  heading: 'Your plan has changed',
  paragraphs: ['It starts today.', 'Nothing else changes.'],
  facts: [{ label: 'Plan', value: 'Pro & more' }],
  button: { label: 'Open billing', address: 'https://jobs.example.org/settings?tab=billing&x=1' },
  smallPrint: ['Prices include tax.'],
  reason: 'You got this email because you have an account.',
}

describe('a mail', () => {
  test('LANDING-001 says the same in HTML and in plain text, in the same order, in the name of the product', () => {
    const { html, text } = renderMail(mail)
    expect(text).toBe(`JobApply AI

Your plan has changed

It starts today.

Nothing else changes.

Plan: Pro & more

Open billing:
https://jobs.example.org/settings?tab=billing&x=1

Prices include tax.

-- 
JobApply AI · Smart People, Smarter Tools
You got this email because you have an account.
`)
    const parts = [
      'JobApply AI',
      'Your plan has changed</h1>',
      'Nothing else changes.',
      'Pro &amp; more',
      'Open billing',
      'Prices include tax.',
      'Smarter Tools',
      mail.reason,
    ]
    const places = parts.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('a fact can lead somewhere, to web addresses only', () => {
    const linked = (address: string) => renderMail({ ...mail, facts: [{ label: 'Match 91', value: 'Nurse & more', address }] })
    expect(linked('https://jobs.example.org/search?job=7&sort=best').html).toMatch(
      /href="https:\/\/jobs.example.org\/search\?job=7&amp;sort=best"[^>]*>Nurse &amp; more<\/a>/,
    )
    expect(() => linked('javascript:alert(1)')).toThrow('web addresses only')
  })

  test('without facts, button and small print has no empty boxes', () => {
    const { html, text } = renderMail({
      to: mail.to,
      subject: 'Hello',
      heading: 'Hello',
      paragraphs: ['Only this.'],
      reason: 'Because.',
    })
    expect(html).not.toMatch(/href=|<p[^>]*><\/p>|undefined/)
    expect(text).toBe('JobApply AI\n\nHello\n\nOnly this.\n\n-- \nJobApply AI · Smart People, Smarter Tools\nBecause.\n')
  })

  test('loads nothing from anywhere and runs nothing', () => {
    expect(renderMail(mail).html).not.toMatch(/<(img|script|link|iframe|object)|src=|url\(|@import/i)
  })

  test('shows hostile text as text: it adds no tag, no attribute and no line', () => {
    const shape = (markup: string) => markup.match(/<[a-z!/][^>]*>/gi)?.map((tag) => tag.replace(/"[^"]*"/g, '""'))
    const plainShape = shape(renderMail(mail).html)
    const plainLines = renderMail(mail).text.split('\n').length
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('"><script>x</script>', "' onload='x", '</p>\r\nBcc: x@y.z\r\n\r\n', '\u2028x'),
        ),
        (raw) => {
          const text = `x${raw}x`
          const hostile = renderMail({
            ...mail,
            subject: text,
            heading: text,
            paragraphs: [text, text],
            facts: [{ label: text, value: text }],
            button: { label: text, address: `https://jobs.example.org/?q=${encodeURIComponent(text.toWellFormed())}` },
            smallPrint: [text],
            reason: text,
          })
          expect(shape(hostile.html)).toEqual(plainShape)
          expect(hostile.text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)).toHaveLength(plainLines)
          expect(hostile.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        },
      ),
    )
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/auth', ''])(
    'refuses a button to %j',
    (address) => {
      expect(() => renderMail({ ...mail, button: { label: 'Open', address } })).toThrow()
    },
  )
})
