/** The only place that spells a URL of the app. */
export const paths = {
  home: '/',
  auth: '/auth',
  login: '/auth?tab=login',
  document: (id: number) => `/documents/${id}`,
} as const

/** The patterns of the route table. */
export const patterns = { auth: '/auth', document: '/documents/:id' } as const
