/** Questions about pay for work on call: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_CALL_PAY_ES: Words = {
  'ch.ask.on-call-pay': {
    says: 'Sí. Si trabajaba con regularidad a llamada, la empresa no puede quitar las horas de un día para otro. Debe avisar, y en el preaviso cobra la media de los últimos meses. El preaviso es un mes el primer año, dos hasta el noveno, luego tres, a fin de mes. Escriba que está listo y pida esa paga. La conciliación es gratis hasta 30.000 francos.',
  },
}
