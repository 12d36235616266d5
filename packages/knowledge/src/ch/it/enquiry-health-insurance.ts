/** The Italian words of the rows in ../enquiry-health-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_INSURANCE_IT: Words = {
  'ch.ask.health-premium': {
    says: 'Chieda rate alla cassa e un sussidio al cantone. Le cure di base continuano. La cassa deve sollecitare e dare 30 giorni. Può avviare al massimo due esecuzioni all’anno.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'se deve dei premi',
    says: 'Può cambiare per il nuovo anno se la disdetta arriva entro il 30 novembre. Se deve premi, partecipazioni o spese, prima deve pagare tutto. Ogni cassa deve accettarLa nell’assicurazione di base.',
  },
  'ch.ask.change-insurer-by-post': {
    says: 'Il timbro postale non conta. Per l’assicurazione di base la disdetta deve essere dalla cassa entro il 30 novembre, o l’ultimo giorno lavorativo prima, in orario d’ufficio. Spedirla quel giorno è troppo tardi. La mandi raccomandata circa una settimana prima, o la porti a un’agenzia e faccia timbrare la Sua copia. I premi non pagati vanno prima pagati.',
  },
}
