import { expect, test } from 'vitest'
import { readXml } from './xml.ts'

test('elements, text and quoted text are read, comments and declarations are not', () => {
  const text = '<?xml version="1.0"?><!-- a list --><a><b>x &amp; y</b><b/><c><![CDATA[<i>z</i>]]></c></a>'
  expect(readXml(text)).toEqual({
    ...{ name: 'a', text: '' },
    children: [
      { name: 'b', children: [], text: 'x & y' },
      { name: 'b', children: [], text: '' },
      { name: 'c', children: [], text: '<i>z</i>' },
    ],
  })
})

test.each(['<a', '<a><b', '<a></a', '<a><![CDATA[x', '<a><!-- x', '<?xml', '<a></b>', '<a><b></a>', '</a>', '<a/><a/>', ''])(
  'a document that ends too early or does not fit is not read: %s',
  (text) => expect(readXml(text)).toBeUndefined(),
)

test('a document with more than sixty elements in one another is not read', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  // The document itself is the outermost.
  expect([readXml(nested(59)) !== undefined, readXml(nested(60))]).toEqual([true, undefined])
})
