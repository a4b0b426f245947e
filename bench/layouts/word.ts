import { docxOf, WORD } from '@jobapply/resume-parser/testing'

/** WordprocessingML as Word writes it: styles, tables, numbered headings and text boxes. */
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const run = (text: string, look: string) =>
  text
    .split('\t')
    .map((part) => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${xml(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')

type Look = { style?: string; bold?: boolean; italic?: boolean; size?: number; indent?: number; bullet?: boolean; right?: number }
/** A paragraph; sizes are points, `right` is a right tab stop in twentieths of a point. */
export function para(text: string, { style, bold, italic, size, indent, bullet, right }: Look = {}): string {
  const look = [bold && '<w:b/>', italic && '<w:i/>', size && `<w:sz w:val="${size * 2}"/>`].filter(Boolean).join('')
  const layout = [
    style && `<w:pStyle w:val="${style}"/>`,
    bullet && '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
    right && `<w:tabs><w:tab w:val="right" w:pos="${right}"/></w:tabs>`,
    indent && `<w:ind w:left="${indent}"/>`,
  ]
  return `<w:p><w:pPr>${layout.filter(Boolean).join('')}</w:pPr>${run(text, look)}</w:p>`
}

export const cell = (width: number, ...paragraphs: string[]) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphs.join('') || '<w:p/>'}</w:tc>`
export const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
export function table(widths: readonly number[], rows: readonly string[], hasBorders = false): string {
  const side = (name: string) => `<w:${name} w:val="single" w:sz="4" w:color="808080"/>`
  const borders = hasBorders
    ? `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(side).join('')}</w:tblBorders>`
    : ''
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/>${borders}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`
}

/** English metric units in a millimetre. */
const MILLIMETRE = 36_000
let shapes = 0
/** A text box that is drawn at a place of the page, in millimetres. */
export const boxed = (x: number, y: number, width: number, height: number, ...paragraphs: string[]) =>
  textBox({ x, y, width, height, from: 'page' }, paragraphs)
/** A text box that is drawn above the paragraph that anchors it. */
export const boxedHere = (width: number, height: number, ...paragraphs: string[]) =>
  textBox({ x: 0, y: 0, width, height, from: 'paragraph' }, paragraphs)

type Place = { x: number; y: number; width: number; height: number; from: 'page' | 'paragraph' }
function textBox({ x, y, width, height, from }: Place, paragraphs: readonly string[]): string {
  shapes += 1
  const at = (millimetres: number) => Math.round(millimetres * MILLIMETRE)
  const content = `<w:txbxContent>${paragraphs.join('')}</w:txbxContent>`
  const shape = `<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="${shapes}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="${from === 'page' ? 'page' : 'column'}"><wp:posOffset>${at(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="${from}"><wp:posOffset>${at(y)}</wp:posOffset></wp:positionV><wp:extent cx="${at(width)}" cy="${at(height)}"/>${from === 'page' ? '<wp:wrapNone/>' : '<wp:wrapTopAndBottom/>'}<wp:docPr id="${shapes}" name="Text Box ${shapes}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${at(width)}" cy="${at(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor>`
  const points = (millimetres: number) => (millimetres * 2.8346).toFixed(1)
  const old = `<v:shape id="box${shapes}" style="position:absolute;margin-left:${points(x)}pt;margin-top:${points(y)}pt;width:${points(width)}pt;height:${points(height)}pt;mso-position-horizontal-relative:${from === 'page' ? 'page' : 'text'};mso-position-vertical-relative:${from === 'page' ? 'page' : 'text'}"><v:textbox>${content}</v:textbox></v:shape>`
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${shape}</w:drawing></mc:Choice><mc:Fallback><w:pict>${old}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`
}
/** A paragraph that anchors boxes, with or without words of its own. */
export const anchor = (boxes: readonly string[], text = '') => `<w:p>${boxes.join('')}${text ? run(text, '') : ''}</w:p>`

const style = (id: string, name: string, look: string, layout = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr>${layout}</w:pPr><w:rPr>${look}</w:rPr></w:style>`
const NUMBERED = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>'
const STYLES = `<?xml version="1.0"?><w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style('Title', 'Title', '<w:sz w:val="52"/>'),
  style('Heading1', 'heading 1', '<w:b/><w:sz w:val="28"/>', '<w:outlineLvl w:val="0"/>'),
  style('Heading2', 'heading 2', '<w:b/><w:sz w:val="23"/>', '<w:outlineLvl w:val="1"/>'),
  style('NumberedHeading', 'numbered heading', '<w:b/><w:sz w:val="26"/>', `${NUMBERED}<w:outlineLvl w:val="0"/>`),
].join('')}</w:styles>`
const level = (format: string, text: string) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const NUMBERING = `<?xml version="1.0"?><w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0">${level('bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level('decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`
const SPACES = Object.entries({
  w: WORD,
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
}).map(([prefix, space]) => `xmlns:${prefix}="${space}"`)

/** A Word file on A4 with margins in millimetres. */
export function wordFile(body: readonly string[], margins: { left?: number; top?: number } = {}): Uint8Array {
  const twips = (millimetres: number) => Math.round(millimetres * 56.7)
  const { left = 22, top = 20 } = margins
  const page = `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${twips(top)}" w:right="${twips(20)}" w:bottom="${twips(18)}" w:left="${twips(left)}" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>`
  return docxOf('', {
    'word/document.xml': `<?xml version="1.0"?><w:document ${SPACES.join(' ')}><w:body>${body.join('')}${page}</w:body></w:document>`,
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
  })
}
