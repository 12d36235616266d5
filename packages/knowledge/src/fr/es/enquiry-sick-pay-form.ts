/** Questions about an employer who does not send the pay statement that sick pay needs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_FORM_ES: Words = {
  'fr.ask-work.sick-pay-form': {
    says: 'Su empresa debe enviar el certificado de salario (attestation de salaire) a la CPAM. Exíjalo por carta certificada con un último día. Avise a la CPAM: puede reclamarlo; pregunte si bastan las nóminas. Si no llega, el tribunal laboral lo ordena rápido (référé), con una suma por día. Con un año en la empresa, casi siempre debe también parte del sueldo.',
  },
}
