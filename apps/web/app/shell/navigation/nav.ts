import {
  ChartNoAxesColumn,
  CircleUser,
  FileText,
  House,
  ListChecks,
  type LucideIcon,
  Mail,
  Newspaper,
  Search,
  Send,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  TrendingUp,
  User,
} from 'lucide-react'

/** `key` goes there after 'g'. */
type NavItem = { path: string; label: string; Icon: LucideIcon; key?: string }
type NavGroup = { label: string; items: NavItem[]; forAdmins?: true }

/** spec 1 §2 and decisions, Dashboard. The whole product; `visibleNav` leaves out routes that do not exist yet. */
export const NAV: NavGroup[] = [
  {
    label: 'Main',
    items: [
      { path: '/dashboard', label: 'Dashboard', Icon: House, key: 'd' },
      { path: '/profiles', label: 'Profile', Icon: User, key: 'p' },
      { path: '/profile-summary', label: 'Profile Summary', Icon: FileText },
      { path: '/job-preferences', label: 'Job Preferences', Icon: SlidersHorizontal, key: 'j' },
      { path: '/auto-apply', label: 'Auto Apply', Icon: Send, key: 'q' },
      { path: '/analytics', label: 'Analytics', Icon: ChartNoAxesColumn, key: 'y' },
    ],
  },
  {
    label: 'Tools',
    items: [
      { path: '/search', label: 'Job Search', Icon: Search, key: 's' },
      { path: '/resume', label: 'Resume Builder', Icon: Newspaper, key: 'r' },
      { path: '/cover-letters', label: 'Cover Letters', Icon: Mail, key: 'c' },
      { path: '/applications', label: 'Applications', Icon: ListChecks, key: 'a' },
    ],
  },
  {
    label: 'Account',
    items: [
      { path: '/user', label: 'User', Icon: CircleUser },
      { path: '/settings', label: 'Settings', Icon: Settings, key: 'e' },
    ],
  },
  {
    label: 'Admin',
    forAdmins: true,
    items: [
      { path: '/admin', label: 'Admin Panel', Icon: ShieldCheck },
      { path: '/subscription-analytics', label: 'Subscription Analytics', Icon: TrendingUp },
    ],
  },
]

/** The entries this person may open; empty groups are left out. */
export function visibleNav(isAdmin: boolean, exists: (path: string) => boolean): NavGroup[] {
  return NAV.filter((group) => isAdmin || !group.forAdmins)
    .map((group) => ({ ...group, items: group.items.filter((item) => exists(item.path)) }))
    .filter((group) => group.items.length > 0)
}

/** Titles of pages that are in no menu. */
const TITLES = [
  { path: '/edit-profile', label: 'Edit Profile' },
  { path: '/profile-details', label: 'Profile Details' },
  { path: '/job-preferences-summary', label: 'Job Preferences Summary' },
  { path: '/userprofile', label: 'User' },
  { path: '/extension', label: 'Browser Extension' },
  { path: '/answers', label: 'Answers' },
]

/** The header's title for a path; paths without a title show Dashboard (spec 1 §2). */
export function titleOf(pathname: string) {
  const titled = [...NAV.flatMap((group) => group.items), ...TITLES]
  const item = titled.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return item?.label ?? 'Dashboard'
}
