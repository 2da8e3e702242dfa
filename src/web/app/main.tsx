import './component-styles.ts'
import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { App } from './app.tsx'

// Compiled schemas need eval, which the content security policy forbids.
z.config({ jitless: true })

const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// The scroll lock under dialogs writes its own style element and looks for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App styleNonce={styleNonce} />
  </StrictMode>,
)
