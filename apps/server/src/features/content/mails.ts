import { UNCONFIRMED_KEPT_DAYS } from '@jobapply/core/account/constants'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { Article } from '@jobapply/core/content/articles'
import type { CareersForm, ContactForm } from '@jobapply/core/content/schema'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'

/** To the operator; the person's address is a fact in it, because the sender of every mail is the installation itself. */
export const contactMail = (to: string, { name, email, subject, message }: ContactForm): RenderedMail =>
  renderMail({
    to,
    subject: `Message: ${subject}`,
    heading: subject,
    paragraphs: paragraphsOf(message),
    facts: [
      { label: 'Name', value: name },
      { label: 'Answer to', value: email },
    ],
    reason: `You got this email because SUPPORT_EMAIL of ${PRODUCT} is this address.`,
  })

export const careersMail = (
  to: string,
  { name, email, link, message }: CareersForm,
  { title, isExample }: { title: string; isExample: boolean },
): RenderedMail =>
  renderMail({
    to,
    subject: `Application: ${title}`,
    heading: `Application: ${title}`,
    paragraphs: paragraphsOf(message),
    facts: [
      { label: 'Name', value: name },
      { label: 'Answer to', value: email },
      ...(link ? [{ label: 'Link', value: link }] : []),
    ],
    smallPrint: isExample ? ['This position is still marked as an example on /careers, and the applicant could see that.'] : [],
    reason: `You got this email because SUPPORT_EMAIL of ${PRODUCT} is this address.`,
  })

export const newsletterConfirmationMail = (to: string, address: string): RenderedMail =>
  renderMail({
    to,
    subject: 'Confirm your subscription',
    heading: 'One more step',
    paragraphs: [`Somebody, perhaps you, asked to get an email about each new article of the ${PRODUCT} blog. Was that you?`],
    button: { label: 'Confirm', address },
    smallPrint: [
      `If it wasn't you, you don't need to do anything: unless you confirm, we remove this address after ${UNCONFIRMED_KEPT_DAYS} days.`,
    ],
    reason: `You got this email because this address was entered on the blog of ${PRODUCT}.`,
  })

export const newArticlesMail = (
  to: string,
  articles: readonly Article[],
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: string },
): RenderedMail => {
  const [newest] = articles
  const title = articles.length === 1 && newest ? newest.title : `${articles.length} new articles`
  return renderMail({
    to,
    subject: `New on the blog: ${title}`,
    heading: title,
    paragraphs: articles.map(({ teaser }) => teaser),
    facts: articles.map(({ title: name, slug, minutes }) => ({
      label: `${minutes} min`,
      value: name,
      address: new URL(`/blog/${slug}`, publicUrl).href,
    })),
    button: { label: 'Open the blog', address: new URL('/blog', publicUrl).href },
    reason: `You got this email because you subscribed to the blog of ${PRODUCT}.`,
    unsubscribe,
  })
}

const paragraphsOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
