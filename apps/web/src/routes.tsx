import { lazy } from 'react'
import { Route, Routes } from 'react-router'

import { HomeScreen } from './layouts/home-screen.tsx'
import { NotFoundPage } from './layouts/not-found-page.tsx'
import { Shell } from './layouts/shell.tsx'
import { SignedInOnly } from './layouts/signed-in-only.tsx'
import { patterns } from './paths.ts'

const FrontPage = lazy(async () => ({
  default: (await import('./front/front-page.tsx')).FrontPage,
}))
const AuthPage = lazy(async () => ({ default: (await import('./account/auth-page.tsx')).AuthPage }))
const HomePage = lazy(async () => ({
  default: (await import('./documents/home-page.tsx')).HomePage,
}))
const DocumentPage = lazy(async () => ({
  default: (await import('./documents/document-page.tsx')).DocumentPage,
}))
const AnalysisView = lazy(async () => ({
  default: (await import('./analysis/analysis-view.tsx')).AnalysisView,
}))

/** Every URL of the app. A screen that shows another feature's part is handed it here. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomeScreen SignedIn={HomePage} SignedOut={FrontPage} />} />
        <Route path={patterns.auth} element={<AuthPage />} />
        <Route element={<SignedInOnly />}>
          <Route path={patterns.document} element={<DocumentPage Result={AnalysisView} />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
