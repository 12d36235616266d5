import { lazy } from 'react'
import { matchPath, Route, Routes } from 'react-router'

import { queryClient } from './api.ts'
import { documentQuery } from './document-query.ts'
import { HomeScreen } from './layouts/home-screen.tsx'
import { NotFoundPage } from './layouts/not-found-page.tsx'
import { Shell } from './layouts/shell.tsx'
import { SignedInOnly } from './layouts/signed-in-only.tsx'
import { paths, patterns } from './paths.ts'

const FrontPage = lazy(async () => ({
  default: (await import('./front/front-page.tsx')).FrontPage,
}))
const TermsPage = lazy(async () => ({
  default: (await import('./legal/legal-page.tsx')).TermsPage,
}))
const PrivacyPage = lazy(async () => ({
  default: (await import('./legal/legal-page.tsx')).PrivacyPage,
}))
const AccessibilityPage = lazy(async () => ({
  default: (await import('./legal/legal-page.tsx')).AccessibilityPage,
}))
const AuthDialog = lazy(async () => ({
  default: (await import('./account/auth-dialog.tsx')).AuthDialog,
}))
const AuthPage = lazy(async () => ({ default: (await import('./account/auth-page.tsx')).AuthPage }))
const loadHome = async () => ({
  default: (await import('./signed-in-home.tsx')).SignedInHome,
})
const SignedInHome = lazy(loadHome)
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./account/reset-password-page.tsx')).ResetPasswordPage,
}))
const VerifyEmailPage = lazy(async () => ({
  default: (await import('./account/verify-email-page.tsx')).VerifyEmailPage,
}))
const loadCases = async () => ({
  default: (await import('./cases/cases-page.tsx')).CasesPage,
})
const CasesPage = lazy(loadCases)
const loadCredits = async () => ({
  default: (await import('./credits/credits-page.tsx')).CreditsPage,
})
const CreditsPage = lazy(loadCredits)
const PlanReturn = lazy(async () => ({
  default: (await import('./credits/plan-return.tsx')).PlanReturn,
}))
const loadDashboard = async () => ({
  default: (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
})
const DashboardPage = lazy(loadDashboard)
const DeleteDialog = lazy(async () => ({
  default: (await import('./documents/delete-dialog.tsx')).DeleteDialog,
}))
const DeletionProofs = lazy(async () => ({
  default: (await import('./documents/deletion-proofs.tsx')).DeletionProofs,
}))
const loadAccount = async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
})
const AccountPage = lazy(loadAccount)
const GoodbyePage = lazy(async () => ({
  default: (await import('./account/goodbye-page.tsx')).GoodbyePage,
}))
const TacticalKnowledgePage = lazy(async () => ({
  default: (await import('./tactics/tactical-knowledge-page.tsx')).TacticalKnowledgePage,
}))
const CheatSheetPage = lazy(async () => ({
  default: (await import('./tactics/cheat-sheet-page.tsx')).CheatSheetPage,
}))
const GuidePage = lazy(async () => ({
  default: (await import('./support/guide-page.tsx')).GuidePage,
}))
const SupportPage = lazy(async () => ({
  default: (await import('./support/support-page.tsx')).SupportPage,
}))
const ContactPage = lazy(async () => ({
  default: (await import('./contact/contact-page.tsx')).ContactPage,
}))
const HumanBox = lazy(async () => ({
  default: (await import('./account/human-box.tsx')).HumanBox,
}))
const AccuracyPage = lazy(async () => ({
  default: (await import('./evidence/accuracy-page.tsx')).AccuracyPage,
}))
const CoveragePage = lazy(async () => ({
  default: (await import('./evidence/coverage-page.tsx')).CoveragePage,
}))
/** For those who build this: not in what is deployed. */
const WorkflowTestPage = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('./workflow-test/workflow-test-page.tsx')).WorkflowTestPage,
    }))
  : NotFoundPage
const loadLetter = async () => ({
  default: (await import('./letter-page.tsx')).LetterPage,
})
const LetterPage = lazy(loadLetter)
const Result = lazy(async () => ({ default: (await import('./result.tsx')).Result }))
const ExportMenu = lazy(async () => ({
  default: (await import('./analysis/exports/export-menu.tsx')).ExportMenu,
}))

/** Every URL of the app. A screen that shows another feature's part is handed it here. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomeScreen SignedIn={SignedInHome} SignedOut={SignedOutHome} />} />
        <Route path={patterns.landing} element={<SignedOutHome />} />
        <Route path={patterns.terms} element={<TermsPage />} />
        <Route path={patterns.privacy} element={<PrivacyPage />} />
        <Route path={patterns.accessibility} element={<AccessibilityPage />} />
        <Route path={patterns.auth} element={<AuthPage />} />
        <Route path={patterns.resetPassword} element={<ResetPasswordPage />} />
        <Route path={patterns.goodbye} element={<GoodbyePage />} />
        <Route path={patterns.verifyEmail} element={<VerifyEmailPage />} />
        <Route path={patterns.guide} element={<GuidePage />} />
        <Route path={patterns.support} element={<SupportPage />} />
        <Route path={patterns.contact} element={<ContactPage HumanBox={HumanBox} />} />
        <Route path={patterns.accuracy} element={<AccuracyPage />} />
        <Route path={patterns.coverage} element={<CoveragePage />} />
        <Route path={patterns.workflowTest} element={<WorkflowTestPage />} />
        <Route path={patterns.tacticalKnowledge} element={<TacticalKnowledgePage />} />
        <Route path={patterns.cheatSheet} element={<CheatSheetPage />} />
        <Route element={<SignedInOnly />}>
          <Route
            path={patterns.dashboard}
            element={<DashboardPage before={<PlanReturn />} parts={DASHBOARD_PARTS} />}
          />
          <Route path={patterns.cases} element={<CasesPage />} />
          <Route path={patterns.credits} element={<CreditsPage />} />
          <Route path={patterns.subscribe} element={<CreditsPage />} />
          <Route path={patterns.account} element={<AccountPage />} />
          <Route path={patterns.document} element={<LetterPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

const OF_THE_SIGNED_IN = [
  [paths.home, loadHome],
  [patterns.document, loadLetter],
  [patterns.dashboard, loadDashboard],
  [patterns.cases, loadCases],
  [patterns.credits, loadCredits],
  [patterns.subscribe, loadCredits],
  [patterns.account, loadAccount],
] as const

/** Asks for the files of a signed-in person's screen, and for its letter, while the server still says who is signed in. */
export function loadScreen(path: string): void {
  const [, load] = OF_THE_SIGNED_IN.find(([pattern]) => matchPath(pattern, path)) ?? []
  // What cannot be had now is asked for again when it is shown, and missed there.
  load?.().catch(() => undefined)
  const { id } = matchPath(patterns.document, path)?.params ?? {}
  if (id !== undefined) void queryClient.prefetchQuery(documentQuery(id))
}

const DASHBOARD_PARTS = { ExportMenu, Result, DeleteDialog, DeletionProofs }

const SignedOutHome = () => <FrontPage AuthDialog={AuthDialog} />
