/**
 * Stands behind the fonts of a public page, whose style is for browsers without scripts. Here the first paint does not wait for them. They
 * come into the page when all are loaded, titles first and texts in the next frame: each file by itself would lay the page out once more,
 * and all at once would hold it for too long. Who comes from another of our pages has them already, and sees the page in them at once. The
 * ranges tell the letters of English from those that a page may never show.
 */
export const FONT_SCRIPT = `(function (style) {
if (document.referrer.indexOf(location.origin + '/') === 0) return void (style.media = 'all')
function load() {
var faces = Array.from(style.sheet.cssRules, function (rule) {
function get(name) { return rule.style.getPropertyValue(name) }
return new FontFace(get('font-family').replace(/["']/g, ''), get('src'), { weight: get('font-weight'), style: get('font-style'), unicodeRange: get('unicode-range') })
})
var first = faces.filter(function (face) { return /^U\\+0+-/i.test(face.unicodeRange) && face.weight !== '600' })
Promise.all(first.map(function (face) { return face.load().catch(function () {}) })).then(function () {
add(true)
requestAnimationFrame(function () { setTimeout(add) })
})
function add(isTitle) { faces.forEach(function (face) { if (!isTitle === (face.family !== 'Newsreader')) document.fonts.add(face) }) }
}
new PerformanceObserver(function (paints) {
if (paints.getEntriesByName('first-contentful-paint').length) load()
}).observe({ type: 'paint', buffered: true })
})(document.currentScript.previousElementSibling)`
