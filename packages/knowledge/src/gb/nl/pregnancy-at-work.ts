/** Pregnancy at work: care in work time. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_NL: Words = {
  'gb.work.right-antenatal': {
    says: 'U mag in werktijd met loon naar zwangerschapszorg. Diensten schrappen of u slechter behandelen om zwangerschap mag niet, vanaf dag één.',
  },
}
