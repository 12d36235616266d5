/** The Italian words of the rows in ../enquiry-social-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_INSURANCE_IT: Words = {
  'ch.ask.disability-refused': {
    says: 'È un preavviso (progetto di decisione)? Scriva le obiezioni all’ufficio AI entro 30 giorni. È la decisione? Ricorso al tribunale cantonale delle assicurazioni entro 30 giorni. Costa da 200 a 1000 franchi; con pochi soldi chieda il gratuito patrocinio. Chieda prima i Suoi atti.',
  },
  'ch.ask.treatment-refused': {
    says: 'Chieda per iscritto una decisione motivata. Faccia opposizione all’assicuratore entro 30 giorni: è gratis. Contro la risposta vada al tribunale cantonale delle assicurazioni entro 30 giorni, di solito gratis. Chieda al medico un rapporto sul perché serve. L’ombudsman aiuta gratis.',
  },
  'ch.ask.extra-benefits': {
    says: 'Le spettano con una rendita AVS o AI se le spese riconosciute superano le entrate. La sostanza deve stare sotto 100 000 franchi, 200 000 per coppie; la casa in cui abita qui non conta. Faccia domanda al comune o alla cassa. La faccia presto: per il passato si paga di rado.',
    dependsOn: 'rendita, spese e sostanza',
  },
  'ch.ask.benefit-back': {
    says: 'Faccia opposizione scritta entro 30 giorni, gratis. Questo ferma la richiesta. Se era in buona fede e restituire sarebbe troppo gravoso, chieda anche il condono, entro 30 giorni da quando è definitiva. L’ufficio ha tre anni da quando lo sa, di solito cinque al massimo.',
  },
}
