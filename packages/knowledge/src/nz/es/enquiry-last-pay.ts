/** Questions about pay kept back when a job ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PAY_ES: Words = {
  'nz.ask.notice-not-worked': {
    says: 'No, no todo. Las horas trabajadas y las vacaciones (holiday pay) van en la última paga. Solo pueden retener lo que usted aceptó por escrito, y deben hablarlo antes con usted. Una cláusula de preaviso debe ser justa y cubrir solo una pérdida real, como mucho el sueldo de ese preaviso. Sin ella no pueden retener nada. Pida por escrito con fecha y llame gratis al 0800 20 90 20. Tiene seis años.',
  },
}
