import { describe, expect, test } from 'vitest'
import { workOf } from '#shared/work.testing'
import { decodeEntities, repairText } from './entities.ts'
import { htmlToLine, htmlToText } from './html-text.ts'

describe('the text of a posting', () => {
  test('paragraphs are lines and list points keep their mark', () => {
    const html = '<h2>About you</h2><p>You care &amp; you listen.</p><ul><li>Patience</li><li><p>A driving licence</p></li></ul>'
    expect(htmlToText(html)).toBe('About you\n\nYou care & you listen.\n• Patience\n• A driving licence')
  })

  test.each([
    ['plain', '<p>Bread &amp; butter</p>'],
    ['escaped once', '&lt;p&gt;Bread &amp;amp; butter&lt;/p&gt;'],
    ['escaped twice', '&amp;lt;p&amp;gt;Bread &amp;amp;amp; butter&amp;lt;/p&amp;gt;'],
  ])('HTML that is %s reads the same', (_, html) => expect(htmlToText(html)).toBe('Bread & butter'))

  test('scripts, styles and comments are not read', () => {
    const html = '<style>p{}</style><!-- <p>no</p> --><p>Yes</p><script>if (a < b) alert("<p>no</p>")</script><p>And this</p>'
    expect(htmlToText(html)).toBe('Yes\n\nAnd this')
  })

  test('plain text with a less-than sign stays complete', () =>
    expect(htmlToText('Teams of < 10 people\nand budgets > 5m')).toBe('Teams of < 10 people\nand budgets > 5m'))

  test('a line has no line breaks', () => expect(htmlToLine('<p>Night\n nurse</p><br>(m/f/d)')).toBe('Night nurse (m/f/d)'))

  test('entities by name and number are characters, unknown names stay', () =>
    expect(decodeEntities('&eacute;&#233;&#xE9;&ndash;&#150;&nosuch;&#0;')).toBe('ééé––&nosuch;'))

  test('the numbers 128 to 159 are those of Windows, and a hard space after them is itself', () =>
    expect(decodeEntities('&#127;&#128;&#159;&#160;')).toBe('\u007f€Ÿ\u00a0'))

  test.each([
    ['Hardware â\u0080\u0094 Operations', 'Hardware — Operations'],
    ['weâ€™re in ZÃ¼rich', 'we’re in Zürich'],
    ['Café in Málaga', 'Café in Málaga'],
    ['日本 â€“ Ã©', '日本 – é'],
  ])('wrongly decoded text is repaired: %s', (broken, right) => expect(repairText(broken)).toBe(right))

  test.each(['<a', '<', '&lt;', '<!--', '<script>', '&#x', 'â€', '<li>', '<br>', '\n', ' ', '\u00a0\n', '<li>\n\n'])(
    '100 kB of %s are read at once',
    async (piece) => {
      const work = await workOf(() => repairText(htmlToText(piece.repeat(100_000 / piece.length))))
      expect(work).toBeLessThan(2_000)
    },
  )
})
