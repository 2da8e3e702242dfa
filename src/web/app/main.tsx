// Before all that makes schemas.
import './set-up-schemas.ts'
import './component-styles.ts'
import './base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

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
