import { i18n } from '@lingui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { queryClient } from './api.ts'
import { speakChosenLanguage, useInterfaceLanguage } from './interface-language.ts'
import { languageStore } from './language.ts'
import { AppRoutes, loadScreen } from './routes.tsx'
import { currentUserQuery, hasSessionMark } from './session.ts'

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
  // What the page is made of and who is here are asked for side by side.
  if (hasSessionMark()) {
    void queryClient.prefetchQuery(currentUserQuery)
    loadScreen(window.location.pathname)
  }
  await speakChosenLanguage()
  languageStore.subscribe(() => void speakChosenLanguage())
  // The page that was made ahead is kept where it is the one that was asked for; boot.js has marked all others.
  const isMadeAhead = document.documentElement.dataset['page'] === window.location.pathname
  // In small steps, between which the page answers.
  if (isMadeAhead && i18n.locale === 'en') {
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  root.replaceChildren()
  delete document.documentElement.dataset['page']
  startTransition(() => createRoot(root).render(app))
}
