import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { AuthProvider } from '#platform/auth.tsx'
import { queryClient } from '#platform/query-client.ts'
import { registerServiceWorker } from '#platform/service-worker.ts'
import { followTheme } from '#platform/theme.ts'
import { showToast } from '#platform/toasts.ts'
import { Toasts } from '#ui/feedback/toast.tsx'

export function Providers({ children }: { children: ReactNode }) {
  useEffect(followTheme, [])
  useEffect(() => registerServiceWorker({ keepsApp: true, onUpdate: tellOfUpdate }), [])
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
      <Toasts />
    </QueryClientProvider>
  )
}

const tellOfUpdate = () =>
  showToast({
    kind: 'info',
    title: 'A new version is ready',
    description: "Reload the page when you're ready. Your saved work is safe.",
    seconds: 60,
    action: { label: 'Reload', run: () => location.reload() },
  })
