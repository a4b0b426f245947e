import { completion } from '@jobapply/core/profiles/completion'
import { NO_NAME } from '@jobapply/core/profiles/constants'
import type { Profile } from '@jobapply/core/profiles/schema'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Progress } from '#ui/progress.tsx'

type Props = { profile: Profile; isOpen: boolean; menu: ReactNode }

/** The whole card links to the profile; the menu lies above the link. */
export function ProfileCard({ profile, isOpen, menu }: Props) {
  const percent = completion(profile)
  const card = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])

  return (
    <article
      ref={card}
      className={`relative grid h-full grid-cols-1 content-between gap-4 rounded-card border bg-surface p-4 transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent ${
        isOpen ? 'border-accent ring-1 ring-accent' : 'border-line'
      }`}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-16 font-semibold">
            <Link
              to={`${PATHS.profiles}/${profile.id}`}
              aria-current={isOpen ? 'page' : undefined}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {profile.profile_name}
            </Link>
          </h2>
          <p className="mt-0.5 truncate text-13 text-ink-3">{profile.full_name || NO_NAME}</p>
        </div>
        <div className="relative z-1 -mt-1.5 -mr-1.5 shrink-0">{menu}</div>
      </div>
      <div>
        <div className="mb-1.5 flex min-h-5 items-center justify-between gap-3 text-13">
          <span className="text-ink-2">
            <b className="font-semibold text-ink">{percent}%</b> complete
          </span>
          {profile.is_primary && <Badge tone="accent">Primary</Badge>}
        </div>
        <Progress label={`Completion of ${profile.profile_name}`} value={percent} />
      </div>
    </article>
  )
}
