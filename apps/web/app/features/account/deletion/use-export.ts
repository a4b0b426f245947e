import { EXPORT_DONE, EXPORT_SIGNED_OUT } from '@jobapply/core/account/deletion-constants'
import { useMutation } from '@tanstack/react-query'
import { useAuth } from '#platform/auth.tsx'
import { showToast } from '#platform/toasts.ts'
import { Refusal, saveExport, saveZip } from './call.ts'

/** 'Export My Data', with or without the files; both tell how it went. */
export function useExport() {
  const { user } = useAuth()
  return useMutation({
    mutationFn: async ({ withFiles }: { withFiles: boolean }) => {
      if (!user) throw new Refusal(EXPORT_SIGNED_OUT)
      return withFiles ? saveZip(user.id) : saveExport(user.id)
    },
    onSuccess: (name) => showToast({ title: EXPORT_DONE, description: `Your data was saved as ${name}.`, kind: 'good' }),
    onError: ({ message }) => showToast({ title: 'Error', description: message, kind: 'bad' }),
  })
}
