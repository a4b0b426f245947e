import { expect, test } from 'vitest'
import { classesNeeded, stylesFor, takeFonts } from './page-styles.ts'

const page = {
  html: '<p class="flex hover:mt-1.5 [&amp;&gt;a]:mt-2 before:content-[&#x27;·&#x27;] grid-cols-[1fr,auto]">2xl:flex unused</p>',
  scripts: ["html.classList.add('dark'); item.className = `open wide`"],
}
const kept = (css: string) => stylesFor(css, page)

test('a page keeps the rules whose classes stand in its HTML or in its scripts, and what names no class', () => {
  for (const css of [
    '.flex{display:flex}',
    '.hover\\:mt-1\\.5:hover{margin-top:6px}',
    '.\\[\\&\\>a\\]\\:mt-2>a{margin-top:8px}',
    ".before\\:content-\\[\\'·\\'\\]:before{content:'·'}",
    '.grid-cols-\\[1fr\\,auto\\]{grid-template-columns:1fr auto}',
    '.open .wide{width:100%}',
    'body{margin:0}',
    '.dark .flex{color:#fff}',
    '.unused,.flex{display:flex}',
    ':is(.unused,.other) .flex{color:red}',
    '.flex:not(.unused){color:red}',
    '@font-face{font-family:X;src:url(/x.woff2)}',
    '@property --x{syntax:"*";inherits:false}',
    '@layer components;',
  ])
    expect(kept(css)).toBe(css)
})

test('it loses the rest, and groups that are empty without it', () => {
  for (const css of [
    '.unused{color:red}',
    '.\\32xl\\:flex{display:flex}',
    '.flex .unused{color:red}',
    ':is(:where(.unused):hover .flex){color:red}',
    '@media (hover:hover){.unused:hover{color:red}}',
    '/* .flex{} */',
  ])
    expect(kept(css)).toBe('')
  expect(kept('@layer utilities{.a{x:"}"}@media print{.flex{y:1}.b{z:2}}}.c{}')).toBe(
    '@layer utilities{@media print{.flex{y:1}}}',
  )
})

test('escapes, attributes and choices of a selector are read as browsers read them', () => {
  expect(classesNeeded('.\\32xl\\:grid[data-x=".no"] > .b\\.5:not(.c):is(.d):where(.e,.f)')).toEqual(['2xl:grid', 'b.5', 'd'])
  expect(classesNeeded(':is(:where(.group\\/plan)[data-popular=no] .hidden)')).toEqual(['group/plan', 'hidden'])
})

test('the fonts that are loaded stand apart; those of the system stay', () => {
  const ours = '@font-face{font-family:X;src:url(/x.woff2)}'
  const local = '@font-face{font-family:Y;src:local("Y")}'
  expect(takeFonts(`@layer a;${ours}${local}.b{background:url(/b.png)}`)).toEqual({
    styles: `@layer a;${local}.b{background:url(/b.png)}`,
    fonts: ours,
  })
})
