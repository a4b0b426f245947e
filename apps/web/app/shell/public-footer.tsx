import { PRODUCT, TAGLINE } from '@jobapply/core/auth/constants'
import { PATHS } from '#paths.ts'

const COLUMNS: readonly { title: string; links: readonly (readonly [label: string, path: string])[] }[] = [
  {
    title: 'Product',
    links: [
      ['Features', '/#features'],
      ['How it works', '/#how-it-works'],
      ['Pricing', PATHS.pricing],
      ['Install app', `${PATHS.help}#install`],
    ],
  },
  {
    title: 'Learn',
    links: [
      ['Blog', PATHS.blog],
      ['Resume Tips', PATHS.resumeTips],
      ['Interview Guide', PATHS.interviewGuide],
      ['Career Advice', PATHS.careerAdvice],
    ],
  },
  {
    title: 'Support',
    links: [
      ['Help', PATHS.help],
      ['Documentation', PATHS.documentation],
      ['API reference', PATHS.apiReference],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About', PATHS.about],
      ['Careers', PATHS.careers],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy Policy', PATHS.privacyPolicy],
      ['Terms of Service', PATHS.termsOfService],
      ['Cookie Policy', PATHS.cookiePolicy],
      ['GDPR', PATHS.gdpr],
      ['Security', PATHS.security],
    ],
  },
]

export const PublicFooter = () => (
  <footer className="mt-16 border-t border-line later-181 lg:later-68 pt-12 pb-6 text-13">
    <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-[1.6fr_repeat(5,1fr)]">
      <div className="max-lg:col-span-full">
        <p className="font-serif text-20">{PRODUCT}</p>
        <p className="mt-1 text-ink-3">{TAGLINE}</p>
      </div>
      {COLUMNS.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className="font-semibold">{title}</p>
          <ul className="mt-2">
            {links.map(([label, path]) => (
              <li key={path}>
                <a href={path} className="inline-block rounded-control py-1.5 text-ink-2 hover:text-ink hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
    <p className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-dashed border-line-strong pt-5 text-12 text-ink-3">
      <span>© {PRODUCT}</span>
      <span>Made for people looking for work.</span>
    </p>
  </footer>
)
