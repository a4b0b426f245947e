import { PRODUCT } from '@jobapply/core/auth/constants'
import type { ReactNode } from 'react'
import { LoadingSkeleton } from '#ui/feedback/loading-skeleton.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AppFrame } from './app-frame.tsx'
import { Brand } from './brand.tsx'

const ROWS = ['w-24', 'w-16', 'w-32', 'w-28', 'w-20']

/** The application while the session is loading; `children` stand in for the page. */
export function AppSkeleton({ children }: { children?: ReactNode }) {
  return (
    <AppFrame
      sidebar={
        <>
          <div className="w-64 px-5.5 pt-5 pb-6 collapsed:invisible">
            <Brand collapsed={false} />
          </div>
          <div className="grid w-64 gap-5 px-5.5 pt-3 collapsed:px-4">
            {ROWS.map((width) => (
              <div key={width} className="flex items-center gap-3">
                <Skeleton className="size-4" />
                <Skeleton className={`h-4 ${width}`} />
              </div>
            ))}
          </div>
        </>
      }
      header={
        <>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="ml-auto size-8 rounded-full" />
        </>
      }
    >
      <h1 className="sr-only">{PRODUCT}</h1>
      {children ?? <LoadingSkeleton />}
    </AppFrame>
  )
}
