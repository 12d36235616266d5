import { i18n } from '@lingui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { queryClient } from './api.ts'
import { speakChosenLanguage, useInterfaceLanguage } from './interface-language.ts'
import { languageStore } from './language.ts'
import { AppRoutes } from './routes.tsx'

import './styles.css'

function App() {
  useInterfaceLanguage()
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  )
}

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>
)

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await speakChosenLanguage()
  languageStore.subscribe(() => void speakChosenLanguage())
  // The page that was made ahead is kept where it is the one that was asked for; boot.js has marked all others.
  const isMadeAhead = document.documentElement.dataset['page'] === window.location.pathname
  if (isMadeAhead && i18n.locale === 'en') {
    // In small steps: the page is in use already.
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  root.replaceChildren()
  delete document.documentElement.dataset['page']
  createRoot(root).render(app)
}
