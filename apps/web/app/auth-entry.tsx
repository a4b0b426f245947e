import { hydrateRoot } from 'react-dom/client'
import { AuthScreen } from '#features/auth/auth-screen.tsx'
import { Providers } from '#shell/providers.tsx'

const app = document.getElementById('app')
if (app) {
  hydrateRoot(
    app,
    <Providers>
      <AuthScreen />
    </Providers>,
  )
}
