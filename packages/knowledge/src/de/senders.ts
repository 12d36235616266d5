/** Organisations that often write to people in Germany. */
import type { KnownSender } from '@plainletter/contracts/rule'

import { COLLECTORS } from './senders-collectors.ts'
import { FIRMS } from './senders-firms.ts'
import { OFFICES } from './senders-offices.ts'

export const SENDERS: readonly KnownSender[] = [...COLLECTORS, ...OFFICES, ...FIRMS]
