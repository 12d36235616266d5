/** Questions about RSA that is claimed back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RSA_OVERPAID_ES: Words = {
  'fr.ask-debt.rsa-overpaid': {
    says: 'Escriba al presidente del consejo departamental (conseil départemental) en dos meses, con motivos y pruebas. Mientras dura, no pueden recuperar el RSA: pida en la carta que paren los descuentos. Tras un no, o dos meses de silencio, vaya al tribunal administrativo en dos meses. Si la suma es correcta, pida una condonación (remise de dette).',
  },
}
