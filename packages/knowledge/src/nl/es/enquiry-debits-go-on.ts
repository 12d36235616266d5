/** Questions about a firm that goes on debiting after the contract was ended: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBITS_GO_ON_ES: Words = {
  'nl.ask.debits-go-on': {
    says: 'Devuelva los cargos: en ocho semanas puede hacerlo sin motivo en la aplicación del banco. Bloquee allí a la empresa. Los más viejos no autorizados se reclaman 13 meses. Escriba a la empresa: el día de la baja, la prueba, y que el contrato acabó como mucho un mes después. Pague solo lo debido hasta entonces. Dispute el cobro y acuda a la Geschillencommissie.',
  },
}
