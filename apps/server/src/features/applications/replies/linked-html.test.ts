import { readJobAlert } from '@jobapply/core/applications/inbox/alert-senders'
import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import { expect, test } from 'vitest'
import { linkedHtml } from './linked-html.ts'

const card = (title: string, company: string, id: number) =>
  `<tr><td><a style="color:red" href="https://north.example/jobs/${id}?utm_source=a&amp;utm_campaign=b"><b>${title}</b></a></td></tr><tr><td>${company}</td></tr><tr><td>Berlin, Germany</td></tr><tr><td><a href='https://north.example/jobs/${id}'>View job</a></td></tr>`

test('an alert of tables alone is read with the addresses behind its words', () => {
  const html = `<table>${card('Lamplighter', 'Harbour Trust', 4471)}${card('Night Porter', 'Mill &amp; Sons', 4472)}</table><a href="https://north.example/unsubscribe">Unsubscribe</a>`
  expect(readJobAlert({ board: null, company: null }, htmlToText(linkedHtml(html)))).toEqual(
    [
      ['Lamplighter', 'Harbour Trust', 4471],
      ['Night Porter', 'Mill & Sons', 4472],
    ].map(([title, company, id]) => ({
      ...{ title, company, location: 'Berlin, Germany' },
      ...{ id: `https://north.example/jobs/${id}`, url: `https://north.example/jobs/${id}` },
    })),
  )
})

test('links without an https address keep their words, and broken ones bring nothing', () => {
  expect(
    htmlToText(linkedHtml('<a href="javascript:alert(1)">Go</a> <a href="http://x.example">on</a><a href="https://y.example')),
  ).toBe('Go on')
})
