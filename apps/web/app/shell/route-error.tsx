import { Button } from '#ui/button.tsx'

/** Shown when rendering a page fails. */
export function ErrorBoundary() {
  return (
    <section role="alert" className="mx-auto grid max-w-md justify-items-start gap-4 px-4 py-16">
      <h1 className="font-serif text-28">We couldn't show this page</h1>
      <p className="text-16 text-ink-2">Something went wrong while loading it. Your saved work is safe.</p>
      <Button look="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    </section>
  )
}
