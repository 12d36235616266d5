/** An exit agreement that comes with a dismissal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_AGREEMENT_WORDS: Words = {
  'de.job.want-agreement': {
    says: 'Il Suo datore di lavoro offre un accordo di uscita (Aufhebungsvertrag). Non è obbligato a firmarlo.',
  },
  'de.job.not-yet-agreement': {
    says: "Senza la Sua firma su carta non c'è accordo di uscita. Il silenzio non è un sì.",
  },
  'de.job.step-sign-think': {
    says: 'Non firmi oggi. Lo porti a casa, conti il preavviso e chieda a sindacato, avvocato e Agentur für Arbeit.',
  },
  'de.job.option-refuse': {
    title: "Dire no all'accordo di uscita",
    says: 'Può rifiutare senza motivo. Il lavoro continua.',
    cost: 'Nulla.',
    time: 'Nessuno.',
    risk: 'Il datore può licenziare. Allora può andare in tribunale.',
    bestFor: "L'offerta è peggiore dei Suoi diritti.",
  },
}
