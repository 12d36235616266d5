/** The law on late premiums, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_ES: Words = {
  'be.insurance.right-premium': {
    says: 'Por una prima impagada, la cobertura solo para tras un aviso por carta certificada o agente judicial, con al menos quince días para pagar.',
  },
}
