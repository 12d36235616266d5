/** How letters on benefits of a province are known. */
import type { Test } from '@plainletter/contracts/rule'

/** Assistance of a province: the law of employment insurance is not its own. */
export const PROVINCIAL_HELP: Test = {
  says: [
    'ontario works',
    'odsp',
    'disability support program',
    'ontario au travail',
    'posph',
    'social assistance',
    'income assistance',
    'disability assistance',
    'alberta works',
    'aish',
    'aide sociale',
    'solidarité sociale',
  ],
}
