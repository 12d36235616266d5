/** Who has what is paid for: letters on request, research and the like. Everybody else has the free tier. */
import type { UserRow } from './users.ts'

export const hasAccess = (user: Pick<UserRow, 'creditsRemaining' | 'isPlanActive'>): boolean =>
  user.creditsRemaining > 0 || user.isPlanActive
