/** The Spanish words of the rows in ../enquiry-last-days-before-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_DAYS_BEFORE_EVICTION_ES: Words = {
  'us.fact.eviction-ordered': {
    says: 'Vaya hoy a la corte. Pida reabrir el caso o un stay, y diga por qué faltó o qué cambió. En muchos estados, como Pensilvania y Nueva Jersey, pagar toda la renta y costos antes de que llegue el oficial puede pararlo. Pida al secretario la suma exacta y pague con prueba. Llame ya a legal aid y al 211.',
  },
}
