/**
 * A synthetic form drawn by a component library of Vue's world, as its documentation describes what it draws: labels point at counted ids, the
 * box of a list is read-only and stays empty, its choice is drawn beside it, and its options lie at the end of the page. What counts is the
 * library's own state. The second step is in the page and not displayed; one list asks its server while somebody types. Nothing is real.
 */
const NAMES = ['first', 'last', 'mail', 'country', 'city', 'resume']
const idOf = (name: string) => `el-id-1024-${NAMES.indexOf(name)}`
const item = (id: string, label: string, control: string) =>
  `<div class="el-form-item is-required asterisk-left"><label id="el-label-${id}" for="${idOf(id)}" class="el-form-item__label">${label}</label><div class="el-form-item__content">${control}</div></div>`
const box = (id: string, label: string) =>
  item(
    id,
    label,
    `<div class="el-input"><div class="el-input__wrapper"><input id="${idOf(id)}" class="el-input__inner" type="text" autocomplete="off"></div></div>`,
  )
const list = (id: string, label: string, isSearched: boolean) =>
  item(
    id,
    label,
    `<div class="el-select"><div class="el-select__wrapper"><div class="el-select__selection">
<div class="el-select__selected-item el-select__input-wrapper"><input id="${idOf(id)}" class="el-select__input" type="text" autocomplete="off" role="combobox" ${isSearched ? '' : 'readonly'}
aria-controls="el-list-${id}" aria-expanded="false" aria-autocomplete="${isSearched ? 'list' : 'none'}" aria-haspopup="listbox" style="min-width:11px"></div>
<div class="el-select__selected-item el-select__placeholder is-transparent"><span>Select</span></div></div></div></div>`,
  )
const popper = (id: string) =>
  `<div class="el-popper" style="display:none"><ul id="el-list-${id}" role="listbox" class="el-select-dropdown__list"></ul></div>`
const radio = (word: string) =>
  `<label class="el-radio"><span class="el-radio__input"><input class="el-radio__original" type="radio" name="el-id-baked" value="${word}"><span class="el-radio__inner"></span></span><span class="el-radio__label">${word}</span></label>`

export const LIBRARY_FORM = `<style>.el-radio__original, .el-checkbox__original { opacity: 0; position: absolute; width: 0; height: 0 } .el-upload__input { display: none } .is-transparent { color: grey }</style>
<h1>Apply as a baker</h1><form class="el-form"><div id="step-1">${box('first', 'First name')}${box('last', 'Last name')}${box('mail', 'Email')}
${list('country', 'Country', false)}${list('city', 'Current city', true)}<button type="button" class="el-button" id="next"><span>Next</span></button></div>
<div id="step-2" style="display:none"><div class="el-form-item is-required"><div id="el-label-baked" class="el-form-item__label">Have you baked sourdough bread before?</div>
<div class="el-form-item__content"><div role="radiogroup" class="el-radio-group" aria-labelledby="el-label-baked">${radio('Yes')}${radio('No')}</div></div></div>
${item('resume', 'Resume', `<div><div class="el-upload" tabindex="0"><button type="button" class="el-button"><span>Choose file</span></button><input class="el-upload__input" id="${idOf('resume')}" name="file" type="file" accept=".pdf,.docx,.txt"></div><ul class="el-upload-list"></ul></div>`)}
<div class="el-form-item"><label class="el-checkbox"><span class="el-checkbox__input"><input class="el-checkbox__original" type="checkbox"><span class="el-checkbox__inner"></span></span><span class="el-checkbox__label">I agree to the privacy notice</span></label></div>
<button type="submit" class="el-button"><span>Submit application</span></button></div></form>${popper('country')}${popper('city')}`

export const LIBRARY_SCRIPT = `
const state = {}, changes = {}, idOf = (name) => 'el-id-1024-' + ${JSON.stringify(NAMES)}.indexOf(name)
const keep = (what, value) => { state[what] = value; changes[what] = (changes[what] ?? 0) + 1 }
const find = (id) => document.getElementById(id)
for (const id of ['first', 'last', 'mail']) find(idOf(id)).addEventListener('input', ({ target }) => keep(id, target.value))
const listOf = (id, load) => {
  const input = find(idOf(id)), options = find('el-list-' + id), select = input.closest('.el-select'), shown = select.querySelector('.el-select__placeholder')
  const open = (is) => { input.setAttribute('aria-expanded', is); options.parentElement.style.display = is ? '' : 'none' }
  const draw = (names) => options.replaceChildren(...names.map((name) => {
    const option = document.createElement('li')
    option.className = 'el-select-dropdown__item'; option.setAttribute('role', 'option'); option.setAttribute('aria-selected', String(state[id] === name))
    option.innerHTML = '<span>' + name + '</span>'
    option.addEventListener('click', (event) => {
      event.stopPropagation(); keep(id, name); input.value = ''
      shown.classList.remove('is-transparent'); shown.firstChild.textContent = name; draw(names); open(false)
    })
    return option
  }))
  select.querySelector('.el-select__wrapper').addEventListener('click', () => open(input.getAttribute('aria-expanded') !== 'true'))
  load(input, draw)
}
listOf('country', (_, draw) => draw(['Germany', 'Ireland', 'Northern Ireland']))
let asking
listOf('city', (input, draw) => input.addEventListener('input', () => {
  clearTimeout(asking); draw([])
  asking = setTimeout(() => draw(['Dublin', 'Durban', 'Dubai'].filter((name) => input.value && name.toLowerCase().startsWith(input.value.slice(0, 3).toLowerCase()))), 300)
}))
for (const one of document.querySelectorAll('[type=radio]')) one.addEventListener('change', () => keep('baked', one.value))
find(idOf('resume')).addEventListener('change', ({ target }) => {
  if (!target.files[0]) return
  keep('resume', target.files[0].name)
  document.querySelector('.el-upload-list').innerHTML = '<li class="el-upload-list__item"><span class="el-upload-list__item-file-name">' + target.files[0].name + '</span></li>'
})
find('next').addEventListener('click', () => {
  if (!state.first || !state.last || !state.mail || state.country !== 'Ireland' || state.city !== 'Dublin')
    return document.body.insertAdjacentHTML('beforeend', '<p role="alert">Not accepted: ' + JSON.stringify(state) + '</p>')
  find('step-1').style.display = 'none'; find('step-2').style.display = ''
})
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const isWhole = state.baked === 'Yes' && state.resume && document.querySelector('[type=checkbox]').checked && Object.values(changes).every((count) => count === 1)
  if (isWhole) document.body.innerHTML = '<main><h1>Thank you for applying!</h1></main>'
  else document.body.insertAdjacentHTML('beforeend', '<p role="alert">Not accepted: ' + JSON.stringify([state, changes]) + '</p>')
})`
