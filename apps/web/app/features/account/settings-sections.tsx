import { type ComponentType, useEffect, useState } from 'react'

export type Section = { id: string; label: string; Part: ComponentType }

/** A tab of cards, one below the other, with a list of them at the right on wide screens. */
export function SettingsSections({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections)
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,42rem)_10rem]">
      <div className="grid min-w-0 gap-5">
        {sections.map(({ id, Part }) => (
          <div key={id} id={id} className="scroll-mt-20">
            <Part />
          </div>
        ))}
      </div>
      {sections.length > 1 && (
        <nav aria-labelledby="on-this-page" className="sticky top-20 hidden lg:block">
          <p id="on-this-page" className="mb-2 text-12 text-ink-3">
            On this page
          </p>
          <ul className="border-l border-line">
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  className="-ml-px block border-l-2 border-transparent py-1.5 pl-3.5 text-13 text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-accent"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** The topmost section in sight. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) =>
        setInSight((before) => {
          const now = new Set(before)
          for (const { target, isIntersecting } of changes) isIntersecting ? now.add(target.id) : now.delete(target.id)
          return now
        }),
      // The header covers the upper edge.
      { rootMargin: '-72px 0px 0px 0px', threshold: 0.25 },
    )
    for (const { id } of sections) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [sections])
  return sections.find(({ id }) => inSight.has(id))?.id ?? sections[0]?.id
}
