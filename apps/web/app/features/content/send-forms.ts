const NOT_SENT = 'We couldn’t send this. Your text is still here: please try again.'

type Answer = { done?: true; message?: string; problems?: { field: string; message: string }[] }

/** Sends the public forms and shows the answer beside them; without scripts the browser posts them and gets a page. */
export function startForms() {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.form) return
    event.preventDefault()
    void send(form)
  })
}

async function send(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (button?.getAttribute('aria-busy')) return
  show(form, {})
  button?.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    })
    const answer: Answer = await response.json()
    show(form, answer)
    if (answer.done) form.reset()
  } catch {
    show(form, { message: NOT_SENT })
  }
  button?.removeAttribute('aria-busy')
}

function show(form: HTMLFormElement, { done, message = '', problems = [] }: Answer) {
  form.querySelector('[data-form-done]')?.toggleAttribute('hidden', !done)
  const alert = form.querySelector<HTMLElement>('[data-form-problem]')
  if (alert) {
    alert.textContent = message
    alert.hidden = message === ''
  }
  for (const place of form.querySelectorAll<HTMLElement>('[data-field-problem]')) {
    const problem = problems.find(({ field }) => field === place.dataset.fieldProblem)
    const control = form.querySelector<HTMLElement>(`[name="${place.dataset.fieldProblem}"]`)
    place.textContent = problem?.message ?? ''
    place.hidden = !problem
    if (problem) control?.setAttribute('aria-invalid', 'true')
    else control?.removeAttribute('aria-invalid')
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
