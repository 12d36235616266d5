/** Questions about premiums, the change of health insurer, refusals and the end of a policy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'ch.ask.insurer': {
    says: 'Chieda per iscritto quale clausola intendono e mandi prove. Poi vada all’ombudsman gratuito. Per malattia, infortuni o AI chieda una decisione e si opponga in 30 giorni. I diritti privati finiscono dopo cinque anni.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'che cosa dice la polizza',
    says: 'Cerchi nella polizza la fine e il termine, per lo più tre mesi prima. Un contratto di oltre tre anni si può disdire per la fine del terzo anno e di ogni anno seguente. Dopo un sinistro pagato o un aumento del premio spesso anche. Scriva e conservi la prova.',
  },
}
