import { OPERATOR } from '@jobapply/core/content/operator'
import { Star } from 'lucide-react'
import { ExampleBadge } from '#features/content/prose/example-badge.tsx'
import { SectionHead } from './section-head.tsx'

const STARS = [1, 2, 3, 4, 5]

export function Testimonials() {
  const { confirmed, list } = OPERATOR.testimonials
  return (
    <section aria-labelledby="testimonials-title" className="border-t border-line later-324 py-16 sm:later-123 lg:py-20">
      <SectionHead id="testimonials-title" title="What people say">
        {!confirmed && 'Sample texts that show where real people’s words will go.'}
      </SectionHead>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {list.map(({ quote, name, role, rating }) => (
          <li key={name} data-testimonial>
            <figure>
              <p className="flex items-center gap-2">
                <span role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5 text-accent">
                  {STARS.map((star) => (
                    <Star key={star} aria-hidden className={`size-4 ${star <= rating ? 'fill-current' : 'opacity-40'}`} />
                  ))}
                </span>
                <ExampleBadge confirmed={confirmed} />
              </p>
              <blockquote className="mt-3 font-serif text-20">“{quote}”</blockquote>
              <figcaption className="mt-3 text-13">
                <span className="block font-semibold">{name}</span>
                <span className="text-ink-3">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
