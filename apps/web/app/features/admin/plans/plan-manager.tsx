import { CREATE_NOT_CONNECTED, DATABASE_NOT_CONNECTED } from '@jobapply/core/admin/plan-constants'
import { type Connection, connectionState } from '@jobapply/core/admin/plan-rules'
import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { inOrder } from '@jobapply/core/billing/price-rules'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Database, ListChecks, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { usePageKeys } from '#ui/page-keys.ts'
import { PlanCard } from './plan-card.tsx'
import { StepProblem, type SyncPlan, syncToStripe } from './plan-steps.ts'

const CreatePlanDialog = lazy(() => import('./create-plan-dialog.tsx'))
const EditPlanDialog = lazy(() => import('./edit-plan-dialog.tsx'))
const AuditDialog = lazy(() => import('./audit-dialog.tsx'))

const CONNECTIONS: Record<Connection, { text: string; dot: string }> = {
  disconnected: { text: 'Disconnected', dot: 'bg-bad' },
  connecting: { text: 'Connecting', dot: 'bg-warn' },
  connected: { text: 'Connected', dot: 'bg-good' },
  error: { text: 'Error', dot: 'bg-bad' },
}
type Open = { kind: 'create' } | { kind: 'audit' } | { kind: 'edit'; plan: ManagedPlan }
type Loaded = { plans: ManagedPlan[]; isDemo: boolean }

/** The catalogue: cards, and dialogs to create, edit and compare plans with the payment provider (spec 3 §2). */
export function PlanManager() {
  const list = useQuery(api.admin.plans.list.queryOptions({ retry: false }))
  const [open, setOpen] = useState<Open>()
  const [providerProblem, setProviderProblem] = useState<string>()
  const connection = connectionState({
    isLoading: list.isFetching && (list.isPending || list.isError),
    hasFailed: list.isError,
    isReached: list.error instanceof ORPCError && list.error.code !== 'UNAVAILABLE',
  })
  const isConnected = connection === 'connected'
  const { plans = [], isDemo = false } = list.data ?? {}

  function create() {
    if (isConnected) setOpen({ kind: 'create' })
    else showToast({ title: CREATE_NOT_CONNECTED, description: '', kind: 'bad' })
  }
  usePageKeys((key) => (key === 'c' ? create : undefined))
  /** What the provider did not accept stays on the screen when its toast has gone. */
  const sync: SyncPlan = async (plan, isEdit) => {
    try {
      const note = await syncToStripe(plan, { isDemo, isEdit })
      setProviderProblem(undefined)
      return note
    } catch (error) {
      if (error instanceof StepProblem) setProviderProblem(error.message)
      throw error
    }
  }

  return (
    <Card
      title="Plans"
      hint={list.data ? `${plans.length} active, cheapest first, as people see them on the pricing page` : undefined}
      action={
        <div className="flex flex-wrap items-center gap-2.5">
          <p role="status" data-connection={connection} className="flex items-center gap-2 text-13 text-ink-2">
            <span aria-hidden className={`size-2 rounded-full ${CONNECTIONS[connection].dot}`} />
            {CONNECTIONS[connection].text}
          </p>
          <Button onClick={() => setOpen({ kind: 'audit' })}>
            <ListChecks aria-hidden className="size-4" />
            Audit
          </Button>
          <Button look="primary" onClick={create} data-tooltip="Create a plan (c)">
            <Plus aria-hidden className="size-4" />
            Create plan
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        {list.isError && <FailedList list={list} isDisconnected={connection === 'disconnected'} />}
        {providerProblem && !list.isError && (
          <Banner
            kind="warn"
            sentence={providerProblem}
            isBusy={list.isFetching}
            onRetry={() => {
              setProviderProblem(undefined)
              void list.refetch()
            }}
          />
        )}
        {isDemo && (
          <Alert kind="calm">
            Demo mode: no payment is taken and nothing is synced. Set STRIPE_SECRET_KEY to sell these plans.
          </Alert>
        )}
        <Cards list={list.data} isPending={list.isPending} sync={sync} onEdit={(plan) => setOpen({ kind: 'edit', plan })} />
      </div>
      <Suspense>
        {open?.kind === 'create' && <CreatePlanDialog isConnected={isConnected} sync={sync} onClose={() => setOpen(undefined)} />}
        {open?.kind === 'edit' && (
          <EditPlanDialog
            plan={open.plan}
            isConnected={isConnected && plans.some(({ plan_key }) => plan_key === open.plan.plan_key)}
            sync={sync}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open?.kind === 'audit' && <AuditDialog plans={plans} isDemo={isDemo} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Card>
  )
}

type CardsProps = { list: Loaded | undefined; isPending: boolean; sync: SyncPlan; onEdit: (plan: ManagedPlan) => void }

function Cards({ list, isPending, sync, onEdit }: CardsProps) {
  if (isPending) return <Skeleton className="h-72 w-full" />
  if (!list) return null
  if (list.plans.length === 0)
    return (
      <EmptyState Icon={Plus} title="No plans yet">
        Plans you create here appear on the pricing page.
      </EmptyState>
    )
  return (
    <ul ref={keyboardStays} aria-label="Plans" className="grid gap-4 lg:grid-cols-2">
      {inOrder(list.plans).map((plan) => (
        <PlanCard key={plan.plan_key} plan={plan} isDemo={list.isDemo} sync={sync} onEdit={() => onEdit(plan)} />
      ))}
    </ul>
  )
}

/** Yellow where trying again may help, red otherwise; without a connection a card with the one thing to do (PLANS-007 to PLANS-009). */
function FailedList({ list, isDisconnected }: { list: UseQueryResult<Loaded>; isDisconnected: boolean }) {
  const retry = () => void list.refetch()
  if (isDisconnected)
    return (
      <EmptyState
        Icon={Database}
        title={DATABASE_NOT_CONNECTED}
        action={
          <Button look="primary" busy={list.isFetching} onClick={retry}>
            Connect
          </Button>
        }
      >
        We couldn't load the plans. Nothing was changed.
      </EmptyState>
    )
  const isLoading = list.error instanceof ORPCError && list.error.code === 'PLANS_UNAVAILABLE'
  const message = describeFault(list.error)
  return (
    <Banner
      kind={isLoading ? 'warn' : 'bad'}
      sentence={message}
      isBusy={list.isFetching}
      onRetry={isLoading ? retry : undefined}
    />
  )
}

type BannerProps = { kind: 'warn' | 'bad'; sentence: string; isBusy: boolean; onRetry: (() => void) | undefined }

const Banner = ({ kind, sentence, isBusy, onRetry }: BannerProps) => (
  <Alert kind={kind}>
    <p className="wrap-anywhere">{sentence}</p>
    {onRetry && (
      <Button size="small" className="mt-2" busy={isBusy} onClick={onRetry}>
        Retry Connection
      </Button>
    )}
  </Alert>
)
