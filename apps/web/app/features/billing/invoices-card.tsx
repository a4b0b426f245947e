import { moneyText } from '@jobapply/core/shared/money'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, FileDown } from 'lucide-react'
import { api } from '#platform/api.ts'
import { Card } from '#ui/card.tsx'
import { CardLoading } from './card-loading.tsx'

const LINK = 'inline-flex items-center gap-1 rounded-control font-medium text-accent underline-offset-3 hover:underline'

export function InvoicesCard() {
  const invoices = useQuery(api.billing.invoices.queryOptions())
  return (
    <Card title="Invoices">
      {!invoices.data ? (
        <CardLoading query={invoices} label="Loading invoices" rows={1} />
      ) : invoices.data.length === 0 ? (
        <p className="text-ink-2">No invoices yet. The first one appears after your first payment.</p>
      ) : (
        <ul className="divide-y divide-line">
          {invoices.data.map(({ id, number, created_at, amount, currency, status, url, pdfUrl }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1">
                <p className="font-medium">{dayText(created_at)}</p>
                <p className="text-13 wrap-anywhere text-ink-3">{number ?? id}</p>
              </div>
              <p className="w-24 text-right font-medium">{moneyText(amount, currency)}</p>
              <p className="w-20 text-13 text-ink-3">{status}</p>
              <p className="flex gap-4">
                {url && (
                  <a href={url} target="_blank" rel="noopener" className={LINK}>
                    <ExternalLink aria-hidden className="size-4" />
                    View<span className="sr-only"> invoice {number ?? id}</span>
                  </a>
                )}
                {pdfUrl && (
                  <a href={pdfUrl} target="_blank" rel="noopener" className={LINK}>
                    <FileDown aria-hidden className="size-4" />
                    PDF<span className="sr-only"> of invoice {number ?? id}</span>
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
