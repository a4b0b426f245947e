import { Outlet } from 'react-router'

/** Wraps every page inside the layout, so that sidebar and header stay when a page fails. */
export { ErrorBoundary } from './route-error.tsx'

export default Outlet
