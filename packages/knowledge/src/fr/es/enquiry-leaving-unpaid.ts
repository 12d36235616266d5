/** Questions about leaving a job because the pay does not come: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_UNPAID_ES: Words = {
  'fr.ask-work.unpaid-leave': {
    says: 'No deje de trabajar ni dimita primero. Reclame el sueldo por carta certificada y luego use el tribunal laboral rápido (référé), sin abogado. Pueden pedir 50 €, no con justicia gratuita. Una dimisión da paro si una decisión judicial muestra que faltó el sueldo. Vea a un sindicato antes de romper por culpa del jefe (prise d’acte). Si la empresa quiebra, paga el fondo AGS.',
    dependsOn: 'si un tribunal confirmó el sueldo impagado',
  },
}
