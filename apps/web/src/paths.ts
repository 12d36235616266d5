import type { Area } from '@plainletter/contracts/cheat-sheet'
import type { CountryCode } from '@plainletter/contracts/country'

/** The only place that spells a URL of the app. */
export const paths = {
  home: '/',
  auth: '/auth',
  login: '/auth?tab=login',
  document: (id: number) => `/documents/${id}`,
  /** The start page with the first words of a letter, to find what is like it. */
  research: (words: string) => `/?${new URLSearchParams({ research: words }).toString()}`,
  /** About one of the person's own letters: its id travels, never its text. */
  cheatSheet: (area: Area, country: CountryCode, documentId: number) =>
    `/cheat-sheet?area=${area}&jurisdiction=${country}&document=${documentId}`,
  account: '/account',
  dashboard: '/dashboard',
  cases: '/cases',
  /** To put a letter into one of them. */
  casesFor: (documentId: number) => `/cases?document=${documentId}`,
  credits: '/credits',
  subscribe: '/subscribe',
  goodbye: '/goodbye',
  tacticalKnowledge: '/tactical-knowledge',
  /** A page of the server's, for a tab of its own. */
  quickTactics: (area: Area, country: string) =>
    `/api/quick-tactics/${area}?jurisdiction=${country}`,
  landing: '/landing',
  guide: '/guide',
  support: '/support',
  contact: '/contact',
  accuracy: '/accuracy',
  coverage: '/coverage',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const

/** The patterns of the route table. */
export const patterns = {
  guide: '/guide',
  support: '/support',
  contact: '/contact',
  accuracy: '/accuracy',
  coverage: '/coverage',
  workflowTest: '/test',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  landing: '/landing',
  auth: '/auth',
  resetPassword: '/reset-password/:token?',
  verifyEmail: '/verify-email/:token?',
  document: '/documents/:id',
  dashboard: '/dashboard',
  cases: '/cases',
  credits: '/credits',
  subscribe: '/subscribe',
  account: '/account',
  goodbye: '/goodbye',
  tacticalKnowledge: '/tactical-knowledge',
  cheatSheet: '/cheat-sheet',
} as const
