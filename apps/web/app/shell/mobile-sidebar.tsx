import { useEffect } from 'react'
import { Sheet } from '#ui/dialogs/sheet.tsx'
import { Brand } from './brand.tsx'
import { NavList } from './navigation/nav-list.tsx'

export default function MobileSidebar({ onClose }: { onClose: () => void }) {
  // A window that becomes wider shows the desktop sidebar instead.
  useEffect(() => {
    const wide = matchMedia('(width >= 768px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <Sheet title="Pages" onClose={onClose}>
      <div className="px-5.5 pt-5 pb-6">
        <Brand collapsed={false} />
      </div>
      <NavList collapsed={false} onGo={onClose} />
    </Sheet>
  )
}
