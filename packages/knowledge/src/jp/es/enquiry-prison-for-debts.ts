/** Questions about prison for debts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRISON_FOR_DEBTS_ES: Words = {
  'jp.ask.prison-debt': {
    says: 'Nadie va a prisión por no poder devolver un préstamo. Es un asunto entre usted y el prestamista: puede demandar y luego embargar una parte del sueldo o la cuenta. Solo es delito si mintió por el dinero sin querer pagar. Un deber es estricto: si el tribunal le llama para decir sus bienes (財産開示), vaya. 法テラス ayuda con demasiadas deudas.',
  },
}
