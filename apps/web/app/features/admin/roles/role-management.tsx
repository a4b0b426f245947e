import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { AssignForm } from './assign-form.tsx'
import { AdminRow, WaitingRow } from './role-rows.tsx'

/** Who is an admin, and who becomes one with the sign-up (spec 3 §2). */
export function RoleManagement() {
  const roles = useQuery(api.admin.roles.list.queryOptions())
  return (
    <Card title="Role management" hint="Admins see this panel and the subscription figures, and apply without limits." flush>
      <AssignForm />
      {roles.data ? (
        <div ref={keyboardStays} className="relative max-h-[22.5rem] overflow-y-auto border-t border-line" data-roles>
          <table className="w-full text-left max-sm:block">
            <thead className="sticky top-0 z-10 bg-sunk text-12 text-ink-3 max-sm:sr-only">
              <tr>
                <th className="px-5 py-2 font-medium">Email</th>
                <th className="py-2 pr-5 font-medium">Name</th>
                <th className="py-2 pr-5 font-medium">Last sign-in</th>
                <th className="w-14 py-2">
                  <span className="sr-only">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line max-sm:block">
              {roles.data.admins.map((admin) => (
                <AdminRow key={admin.user_id} admin={admin} isLast={roles.data.admins.length === 1} />
              ))}
              {roles.data.waiting.map((role) => (
                <WaitingRow key={role.email} role={role} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className="border-t border-line p-5">
          <Loading query={roles} />
        </div>
      )}
    </Card>
  )
}
