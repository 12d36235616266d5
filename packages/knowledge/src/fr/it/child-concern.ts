/** The Italian words of the rows in ../child-concern.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_CONCERN_IT: Words = {
  'fr.worry.want': {
    says: 'Il dipartimento ha ricevuto una segnalazione su suo figlio (information préoccupante). Deve verificare, di solito in tre mesi.',
  },
  'fr.worry.right-support': {
    says: 'Può portare chi vuole a ogni incontro. Devono dirle motivo e risultato, salvo danno al bambino.',
  },
  'fr.worry.right-judge': {
    says: 'Prima viene l’aiuto, con il suo sì. Solo il giudice minorile (juge des enfants) può imporre qualcosa se c’è pericolo. Lì può avere avvocato e vedere il fascicolo.',
  },
  'fr.worry.step': {
    says: 'Vada, con calma, e mostri la vita quotidiana: scuola, medico, pasti. Annoti le risposte. Il 119 e un avvocato consigliano gratis.',
  },
}
