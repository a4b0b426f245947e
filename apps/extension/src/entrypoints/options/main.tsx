import '#platform/zod-without-code'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Options } from '#options/options.tsx'
import '#panel/panel.css'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Options />
    </StrictMode>,
  )
