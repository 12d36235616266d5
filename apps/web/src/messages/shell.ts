/** The words of the frame around every screen. */
export const shellMessages = {
  name: 'Plainletter',
  tagline: 'The letter, in plain words.',
  pageTitle: (page: string) => `${page} | Plainletter`,
  skipToContent: 'Skip to content',
  homeLabel: 'Plainletter, home',

  checkingAuth: 'Checking authentication...',
  loading: 'Loading...',
  connectionLost: 'We could not reach Plainletter. Check your connection and try again.',
  tryAgain: 'Try again',

  creditsLeft: (count: number) => (count === 1 ? '1 credit left' : `${count} credits left`),
  logIn: 'Log in',
  signUp: 'Sign up',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  logoutFailed: 'Logout failed',
  logoutFailedHint: 'You are still signed in. Try again.',
  accountMenu: 'Account',
  accountSettings: 'Account Settings',
  signedInAs: 'Signed in as',
  openMenu: 'Menu',
  menuTitle: 'Menu',
  close: 'Close',

  language: 'Results in',
  languageHint:
    'This page is in English for now. Your choice is the language you would like results in.',
  languageChosen: (name: string) => `Results language: ${name}`,
  theme: 'Colours',
  themes: { system: 'Same as my device', light: 'Light', dark: 'Dark' },

  toastLabel: 'Notice',

  footerHelp: 'Free help from people',
  footerDebtline: 'National Debtline',
  footerDebtlinePhone: '0808 808 4000',
  footerDebtlineTel: 'tel:+448088084000',
  footerDebtlineWhere: 'Free debt advice by phone for England, Wales and Scotland.',
  footerCitizensAdvice: 'Citizens Advice',
  footerCitizensAdviceUrl: 'https://www.citizensadvice.org.uk/',
  footerCitizensAdviceWhere: 'Free advice on debt, housing, work and more.',
  footerAdvice: 'Plainletter gives information, not legal advice. We are not a law firm.',
  footerAdviceMore: 'Using it does not make you our client.',

  notFoundTitle: '404 Page Not Found',
  notFoundHelp: 'Check the address, or go back to the start.',
  notFoundHint: 'Did you forget to add the page to the router?',
  goHome: 'Go to the start',

  problemTitle: 'Something went wrong on this page',
  problemHelp: 'Your letters and credits are safe. Load the page again.',
  reload: 'Load the page again',
} as const
