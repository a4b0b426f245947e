import { ADMIN_PANEL } from '@jobapply/core/admin/constants'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { ComponentType } from 'react'
import { AdminNav } from './admin-nav.tsx'
import { AdminOnly } from './admin-only.tsx'
import { PlanManager } from './plans/plan-manager.tsx'
import { RoleManagement } from './roles/role-management.tsx'

/** From top to bottom; a new panel is one line. */
const PANELS: Readonly<Record<string, ComponentType>> = { roles: RoleManagement, plans: PlanManager }

export const meta = () => [{ title: `${ADMIN_PANEL} · ${PRODUCT}` }]

export default function AdminPage() {
  return (
    <AdminOnly>
      <h1 className="mb-3 font-serif text-28">{ADMIN_PANEL}</h1>
      <AdminNav />
      <div className="grid gap-6">
        {Object.entries(PANELS).map(([name, Panel]) => (
          <Panel key={name} />
        ))}
      </div>
    </AdminOnly>
  )
}
