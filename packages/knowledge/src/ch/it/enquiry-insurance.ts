/** Questions about premiums, the change of health insurer, refusals and the end of a policy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_IT: Words = {
  'ch.ask.health-premium': {
    says: 'Chieda rate alla cassa e un sussidio al cantone. Le cure di base continuano. La cassa deve sollecitare e dare 30 giorni. Può avviare al massimo due esecuzioni all’anno.',
  },
  'ch.ask.insurer': {
    says: 'Chieda per iscritto quale clausola intendono e mandi prove. Poi vada all’ombudsman gratuito. Per malattia, infortuni o AI chieda una decisione e si opponga in 30 giorni. I diritti privati finiscono dopo cinque anni.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'se deve dei premi',
    says: 'Può cambiare per il nuovo anno se la disdetta arriva entro il 30 novembre. Se deve premi, partecipazioni o spese, prima deve pagare tutto. Ogni cassa deve accettarLa nell’assicurazione di base.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'che cosa dice la polizza',
    says: 'Cerchi nella polizza la fine e il termine, per lo più tre mesi prima. Un contratto di oltre tre anni si può disdire per la fine del terzo anno e di ogni anno seguente. Dopo un sinistro pagato o un aumento del premio spesso anche. Scriva e conservi la prova.',
  },
}
