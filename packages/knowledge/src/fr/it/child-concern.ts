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
    says: 'L’aiuto viene prima, e con il Suo sì. Solo un giudice dei minori (juge des enfants) può imporre qualcosa, se il bambino è in pericolo. In grave pericolo il procuratore può agire subito. Lì può avere un avvocato e vedere il fascicolo.',
  },
  'fr.worry.step': {
    says: 'Ci vada, resti calmo e mostri la vita di ogni giorno: scuola, medico, pasti. Annoti le risposte che dà. Il 119 è gratuito giorno e notte, e gli avvocati danno ore gratuite nei point-justice.',
  },
}
