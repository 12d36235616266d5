/** Redundancy and firms that are insolvent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_IT: Words = {
  'ie.work.right-redundancy': {
    says: 'Dopo due anni, l’indennità per il posto tolto (redundancy) è di due settimane per anno e una settimana in più. La paga sopra 600 € a settimana non conta.',
  },
  'ie.work.insight-redundancy': {
    says: 'Il taglio del posto (redundancy) riguarda il posto, non Lei. Se ora un altro fa il Suo lavoro, può essere un licenziamento ingiusto.',
    actionable: 'Chieda come l’hanno scelta e tenga la risposta.',
  },
  'ie.work.right-collective': {
    says: 'Se spariscono molti posti, la ditta deve prima parlare col personale e aspettare 30 giorni.',
  },
  'ie.work.right-insolvent': {
    says: 'Se l’azienda è insolvente, lo Stato può pagare salari, ferie, preavviso e indennità. Chieda al liquidatore di presentare la domanda.',
  },
}
