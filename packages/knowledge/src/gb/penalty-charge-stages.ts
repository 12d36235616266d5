/** Stages of a council penalty charge and the law that its parts have in common. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  CHALLENGE_ANSWERED,
  CHARGE_CERTIFICATE,
  FIRST_STAGE,
  OWNER_NOTICE,
  OWNER_NOTICE_TO_COME,
  RECOVERY_ORDER,
  REJECTION,
} from './penalty-charge-cues.ts'

export const ON_TIME = { not: FIRST_STAGE } satisfies Rule['when']
export const REJECTED = {
  all: [REJECTION],
  not: [CHARGE_CERTIFICATE, RECOVERY_ORDER],
} satisfies Rule['when']
export const OWNER = {
  all: [OWNER_NOTICE],
  not: [OWNER_NOTICE_TO_COME, CHALLENGE_ANSWERED, ...FIRST_STAGE],
} satisfies Rule['when']
