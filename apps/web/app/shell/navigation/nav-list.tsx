import { NavLink } from 'react-router'
import { pageExists } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { visibleNav } from './nav.ts'

type Props = { collapsed: boolean; onGo?: () => void }

export function NavList({ collapsed, onGo }: Props) {
  const { user } = useAuth()
  return (
    <nav aria-label="Pages" className={`grid grid-cols-1 gap-5 ${collapsed ? 'px-1.5' : 'px-3'}`}>
      {visibleNav(user?.is_admin ?? false, pageExists).map((group) => (
        <div key={group.label}>
          <h2 className={collapsed || group.label === 'Main' ? 'sr-only' : 'px-2.5 pb-1.5 text-12 font-medium text-ink-3'}>
            {group.label}
          </h2>
          <ul className="grid grid-cols-1 gap-0.5">
            {group.items.map(({ path, label, Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  onClick={onGo}
                  aria-label={collapsed ? label : undefined}
                  data-tooltip={collapsed ? label : undefined}
                  data-tooltip-side="right"
                  className={`flex items-center gap-3 rounded-control font-medium text-ink-2 transition-colors hover:bg-line/55 hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent ${
                    collapsed ? 'size-9 justify-center' : 'min-h-9 px-2.5 py-1.5 pointer-coarse:min-h-11'
                  }`}
                >
                  <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                  {!collapsed && (
                    <span className="min-w-0">
                      {label}
                      {path === '/user' && <span className="block truncate text-12 text-ink-3">{user?.email}</span>}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
