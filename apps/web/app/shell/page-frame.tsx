import { Outlet } from 'react-router'

/** Stands around every page inside the layout, so that a page that fails leaves sidebar and header in place. */
export { ErrorBoundary } from './route-error.tsx'

export default Outlet
