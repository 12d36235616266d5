/** Questions about pay for work on call: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_CALL_PAY_IT: Words = {
  'ch.ask.on-call-pay': {
    says: 'Sì. Se lavorava regolarmente su chiamata, la ditta non può togliere le ore da un giorno all’altro. Deve disdire, e nel preavviso ha la paga media degli ultimi mesi. Il preavviso è un mese il primo anno, due fino al nono, poi tre, per fine mese. Scriva che è pronto e chieda quella paga. La conciliazione è gratis fino a 30’000 franchi.',
  },
}
