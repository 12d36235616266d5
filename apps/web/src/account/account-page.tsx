import type { CurrentUser } from '@plainletter/contracts/account'
import type { ReactNode } from 'react'

import { formatDay } from '../dates.ts'
import { accountMessages as words } from '../messages/account.ts'
import { shellMessages } from '../messages/shell.ts'
import { useCurrentUser } from '../session.ts'
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
      <Section id="information" title={words.informationTitle}>
        <Facts user={user} />
      </Section>
      <Section id="security" title={words.securityTitle}>
        <p className="pb-5 text-ink-2">{words.securityIntro}</p>
        <ChangePasswordForm />
      </Section>
      <Section id="sign-ins" title={words.signInsTitle}>
        <SignInList />
      </Section>
      <Section id="data" title={words.dataTitle}>
        <YourData />
      </Section>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="border-b border-line pb-2">
        {title}
      </h2>
      <div className="pt-5">{children}</div>
    </section>
  )
}

function Facts({ user }: { user: CurrentUser }) {
  const facts = [
    [words.email, user.email],
    [words.emailState, user.accountVerified ? words.emailVerified : words.emailUnverified],
    [words.accountCreatedOn, formatDay(user.createdAt)],
    [words.accountType, words.accountTypeIs],
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, says]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="pb-2 font-semibold wrap-anywhere sm:pb-0">{says}</dd>
        </div>
      ))}
    </dl>
  )
}
