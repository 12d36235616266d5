import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { queryClient } from './api.ts'
import { AppRoutes } from './routes.tsx'

import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
)

// The page that was made ahead is kept where it is the one that was asked for; boot.js has marked all others.
if (document.documentElement.dataset['page'] === window.location.pathname) hydrateRoot(root, app)
else {
  root.replaceChildren()
  delete document.documentElement.dataset['page']
  createRoot(root).render(app)
}
