import { EMAIL_MAX_LENGTH } from '@jobapply/core/content/constants'
import { FormField, PublicForm } from '#features/content/prose/public-form.tsx'
import { buttonClass } from '#ui/button.tsx'

export const StayUpdated = () => (
  <section aria-labelledby="stay-updated" className="rounded-card border border-line bg-surface p-6">
    <h2 id="stay-updated" className="font-serif text-20">
      Stay Updated
    </h2>
    <p className="mt-2 text-ink-2">
      An email when there's a new article. Nothing else, and every email has a link to unsubscribe.
    </p>
    <PublicForm name="newsletter" className="mt-4 grid gap-3">
      <FormField form="newsletter" name="email" label="Your email" type="email" max={EMAIL_MAX_LENGTH} autoComplete="email" />
      <button type="submit" className={buttonClass({ look: 'primary', size: 'wide' })}>
        Subscribe
      </button>
    </PublicForm>
  </section>
)
