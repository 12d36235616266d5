/** The Spanish words of the rows in ../enquiry-payday-and-debits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYDAY_AND_DEBITS_ES: Words = {
  'ca.fact.stop-debits': {
    says: 'Puede cancelar un débito preautorizado en cualquier momento, diga lo que diga el préstamo. Escriba al prestamista y dé copia al banco. Pida al banco que pare los pagos. Si cobran otra vez, el banco debe devolverlo si avisa en 90 días. La deuda sigue: ofrezca un plan.',
  },
  'ca.fact.payday-loans': {
    says: 'No pueden encarcelarlo por eso. No tome otro préstamo para pagar el viejo. Un payday loan cuesta $14 por cada $100 como máximo, y el interés de mora también tiene tope. Pare los cobros en el banco y ofrezca una suma pequeña. Un consejero sin fines de lucro o un Licensed Insolvency Trustee puede unir todo.',
  },
}
