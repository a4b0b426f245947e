import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { AuthProvider } from '#platform/auth.tsx'
import { queryClient } from '#platform/query-client.ts'
import { followTheme } from '#platform/theme.ts'
import { Toasts } from '#ui/toast.tsx'

export function Providers({ children }: { children: ReactNode }) {
  useEffect(followTheme, [])
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
      <Toasts />
    </QueryClientProvider>
  )
}
