/** Questions about pay kept back when a job ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PAY_ES: Words = {
  'nz.ask.notice-not-worked': {
    says: 'No, no todo. Las horas trabajadas y las vacaciones (holiday pay) van en la última paga. Solo pueden retener lo que usted aceptó por escrito, y deben hablarlo antes con usted. Una cláusula de preaviso cuesta como mucho el sueldo del preaviso no trabajado y debe ser justa. Sin ella no pueden retener nada. Pida por escrito con fecha y llame gratis al 0800 20 90 20. Tiene seis años.',
  },
}
