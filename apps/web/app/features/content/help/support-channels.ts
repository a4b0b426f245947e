import { fillSubject } from './contact-subject.ts'

/** Chat and phone as the installation has them (STATIC-043, STATIC-044), and the subject that a link asks for. */
export function showSupportChannels() {
  const chat = document.querySelector('[data-channel="chat"]')
  const phone = document.querySelector('[data-channel="phone"]')
  if (!chat || !phone) return
  void fillSubject()
  void fetch('/support-channels')
    .then((response) => response.json())
    .then(({ chatUrl, phoneNumber }: { chatUrl: string | null; phoneNumber: string | null }) => {
      if (chatUrl) {
        chat.querySelector('a')?.setAttribute('href', chatUrl)
        chat.querySelector('[data-without]')?.toggleAttribute('hidden', true)
        chat.querySelector('[data-with]')?.toggleAttribute('hidden', false)
      }
      const link = phone.querySelector('a')
      if (!phoneNumber || !link) return
      link.href = `tel:${phoneNumber.replace(/[^+\d]/g, '')}`
      link.textContent = phoneNumber
    })
    // The page is right without them: both lead to the contact form.
    .catch(() => {})
}
