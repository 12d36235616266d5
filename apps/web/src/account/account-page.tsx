import type { CurrentUser } from '@plainletter/contracts/account'

import { formatDay } from '../dates.ts'
import { accountMessages as words } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'
import { useCurrentUser } from '../session.ts'
import { FactList } from '../ui/fact-list.tsx'
import { TitledSection } from '../ui/titled-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { SignInList } from './sign-in-list.tsx'
import { VerificationBanner } from './verification-banner.tsx'
import { YourData } from './your-data.tsx'

/** What we know of the person, and what they can change about it. */
export function AccountPage() {
  const user = useCurrentUser()
  if (!user) return null
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-12">
      <title>{shellMessages.pageTitle(words.settingsTitle)}</title>
      <h1>{words.settingsTitle}</h1>
      <VerificationBanner />
      <TitledSection id="information" title={words.informationTitle}>
        <Facts user={user} />
      </TitledSection>
      <TitledSection id="security" title={words.securityTitle}>
        <p className="pb-5 text-ink-2">{words.securityIntro}</p>
        <ChangePasswordForm />
      </TitledSection>
      <TitledSection id="sign-ins" title={words.signInsTitle}>
        <SignInList />
      </TitledSection>
      <TitledSection id="data" title={words.dataTitle}>
        <YourData />
      </TitledSection>
    </div>
  )
}

function Facts({ user }: { user: CurrentUser }) {
  const facts = [
    [words.email, user.email],
    [words.emailState, user.accountVerified ? words.emailVerified : words.emailUnverified],
    [words.accountCreatedOn, formatDay(user.createdAt)],
    [words.accountType, words.accountTypeIs],
  ] as const
  return <FactList facts={facts} />
}
