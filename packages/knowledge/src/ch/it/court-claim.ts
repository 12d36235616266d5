/** A case that someone starts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'ch.court.want': {
    says: "Qualcuno apre una causa contro di Lei. La maggior parte comincia con un'udienza davanti all'autorità di conciliazione.",
  },
  'ch.court.who': {
    says: "L'autorità di conciliazione è pubblica. Cerca di mettere d'accordo le due parti.",
  },
  'ch.court.real': { says: 'Nulla è ancora deciso. Sarà sentita anche la Sua versione.' },
  'ch.court.not-yet': { says: 'Nessuno può pignorare nulla a causa di una citazione.' },
  'ch.court.rights': {
    says: 'Può parlare da sé, portare prove e chiedere il gratuito patrocinio.',
  },
  'ch.court.deadline-day': {
    says: "Deve venire di persona all'udienza nel giorno indicato nella lettera.",
    action: "Andare all'udienza",
    consequence: 'La causa va avanti senza di Lei, ed è possibile una multa.',
  },
  'ch.court.step-date': { says: 'Annoti il giorno, il luogo e il numero della causa.' },
  'ch.court.step-go': { says: 'Vada di persona e porti contratto, fatture e lettere.' },
  'ch.court.step-aid': { says: 'Se ha pochi soldi, chieda ora il gratuito patrocinio.' },
  'ch.court.right-heard': { says: 'Ha il diritto di essere sentito.' },
  'ch.court.right-aid': {
    says: 'Con pochi soldi e buone possibilità ha diritto al gratuito patrocinio.',
  },
  'ch.court.option-go': {
    title: 'Andare e dire la Sua versione',
    says: 'Non serve un avvocato.',
    cost: 'Poco.',
    time: 'Una mattina.',
    risk: 'Spese se poi perde.',
    bestFor: 'Chiunque abbia una citazione.',
  },
  'ch.court.option-settle': {
    title: "Accordarsi all'udienza",
    says: 'Un accordo concluso lì vale come una sentenza.',
    cost: 'Ciò che conviene.',
    time: 'Lo stesso giorno.',
    risk: 'È definitivo.',
    bestFor: 'Deve una parte.',
  },
  'ch.court.option-help': {
    title: 'Chiedere un parere legale',
    says: 'Chieda a uno sportello giuridico gratuito vicino a Lei.',
    cost: 'Poco o nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
}
