/** The words of the frame around every screen. */
import { plural, t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export const shellMessages = inLanguage(() => ({
  name: 'Plainletter',
  tagline: t`The letter, in plain words.`,
  pageTitle: (page: string) => t`${page} | Plainletter`,
  skipToContent: t`Skip to content`,
  homeLabel: t`Plainletter, home`,

  checkingAuth: t`Checking authentication...`,
  loading: t`Loading...`,
  connectionLost: t`We could not reach Plainletter. Check your connection and try again.`,
  tryAgain: t`Try again`,

  creditsLeft: (count: number) => plural(count, { one: '# credit left', other: '# credits left' }),
  logIn: t`Log in`,
  signUp: t`Sign up`,
  logout: t`Logout`,
  loggingOut: t`Logging out...`,
  logoutFailed: t`Logout failed`,
  logoutFailedHint: t`You are still signed in. Try again.`,
  accountMenu: t`Account`,
  dashboard: t`My Research`,
  cases: t`Case Management`,
  accountSettings: t`Account Settings`,
  manageCredits: t`Manage Credits`,
  signedInAs: t`Signed in as`,
  openMenu: t`Menu`,
  menuTitle: t`Menu`,
  close: t`Close`,

  language: t`Language`,
  languageHint: t`The language of this page, and of new results.`,
  languageChosen: (name: string) => t`Language: ${name}`,
  theme: t`Colours`,
  themes: { system: t`Same as my device`, light: t`Light`, dark: t`Dark` },

  toastLabel: t`Notice`,

  footerHelp: t`Free help from people`,
  footerDebtline: 'National Debtline',
  footerDebtlinePhone: '0808 808 4000',
  footerDebtlineTel: 'tel:+448088084000',
  footerDebtlineWhere: t`Free debt advice by phone for England, Wales and Scotland.`,
  footerCitizensAdvice: 'Citizens Advice',
  footerCitizensAdviceUrl: 'https://www.citizensadvice.org.uk/',
  footerCitizensAdviceWhere: t`Free advice on debt, housing, work and more.`,
  footerAdvice: t`Plainletter gives information, not legal advice. We are not a law firm.`,
  footerAdviceMore: t`Using it does not make you our client.`,
  footerLinks: t`About Plainletter`,
  footerHow: t`How it works`,
  footerPricing: t`Pricing`,
  footerTerms: t`Terms`,
  footerPrivacy: t`Privacy`,
  footerAccessibility: t`Accessibility`,

  notFoundTitle: t`404 Page Not Found`,
  notFoundHelp: t`Check the address, or go back to the start.`,
  notFoundHint: t`Did you forget to add the page to the router?`,
  goHome: t`Go to the start`,

  problemTitle: t`Something went wrong on this page`,
  problemHelp: t`Your letters and credits are safe. Load the page again.`,
  reload: t`Load the page again`,
}))
