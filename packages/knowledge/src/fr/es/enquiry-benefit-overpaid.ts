/** Questions about benefits that are claimed back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OVERPAID_ES: Words = {
  'fr.ask-debt.benefit-overpaid': {
    says: 'Impugne por escrito en dos meses: ante la comisión (CRA) de la CAF o, para el RSA, el consejo departamental. El error de la oficina no borra la deuda, pero justifica una condonación (remise de dette) si fue de buena fe. Pídala, o plazos pequeños, con ingresos y gastos. Dos años después del pago casi siempre prescribe, salvo fraude.',
  },
}
