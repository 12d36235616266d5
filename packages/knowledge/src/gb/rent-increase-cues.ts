/** Words that tell a social landlord from a private one. */
import type { Test } from '@plainletter/contracts/rule'

/** Their rents follow other rules than those of private landlords. */
export const SOCIAL_LANDLORD: Test = {
  sender: [
    'council',
    'borough',
    'housing association',
    'housing trust',
    'housing group',
    'community housing',
  ],
}
