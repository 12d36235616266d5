/** The Japanese words of the rows in ../gym-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_CONTRACT_JA: Words = {
  'de.gym.right-good-cause': {
    says: '長く続く病気で運動できないなら、ジムの契約をすぐ終わらせられます。診断書を送ってください。引っ越しだけでは、ふつう理由になりません。',
  },
  'de.gym.right-renewal': {
    says: '2022年3月以降の契約は長くて2年です。その後は1か月前の予告でやめられます。',
  },
}
