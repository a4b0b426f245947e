import { Mail, MessageCircle, Phone } from 'lucide-react'

const CARD = 'grid content-start gap-1 rounded-card border border-line bg-surface p-5'

/**
 * spec 3 §2. Chat and phone are settings of the installation, which the prerendered page does not know: it shows how it is without them,
 * and `support-channels.ts` fills them in.
 */
export const Channels = () => (
  <ul className="grid gap-5 sm:grid-cols-3">
    <li className={CARD} data-channel="chat">
      <MessageCircle aria-hidden className="size-5 text-accent" />
      <h3 className="mt-2 font-serif text-20">Live Chat 24/7</h3>
      <p data-without className="text-ink-2 [[hidden]]:hidden">
        Chat isn’t set up here. Write to us instead.
      </p>
      <p data-with hidden className="text-ink-2 [[hidden]]:hidden">
        Talk to us now, at any hour.
      </p>
      <a data-channel-link href="#contact" className="mt-1 font-semibold text-accent underline underline-offset-3">
        Open Live Chat
      </a>
    </li>
    <li className={CARD}>
      <Mail aria-hidden className="size-5 text-accent" />
      <h3 className="mt-2 font-serif text-20">Email Support</h3>
      <p className="text-ink-2">Response within 24h.</p>
      <a href="#contact" className="mt-1 font-semibold text-accent underline underline-offset-3">
        Write to us
      </a>
    </li>
    <li className={CARD} data-channel="phone">
      <Phone aria-hidden className="size-5 text-accent" />
      <h3 className="mt-2 font-serif text-20">Phone Support</h3>
      <p className="text-ink-2">Mon-Fri 9AM-6PM PST</p>
      <a
        data-channel-link
        href="?about=call-back#contact"
        className="mt-1 font-semibold text-accent underline underline-offset-3"
      >
        Ask for a call-back
      </a>
    </li>
    <li className="text-13 text-ink-3 sm:col-span-3">Hours and channels are stated by the operator of this installation.</li>
  </ul>
)
