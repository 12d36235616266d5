/** How long a claim can be brought for (Verjährung): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'ch.limitation.five': {
    says: 'Miete, Lohn, Arzt, Handwerk und wiederkehrende Beträge verjähren nach fünf Jahren.',
    from: 'dem Tag der Fälligkeit',
    restartedBy: 'Eine Zahlung, eine Anerkennung oder eine Betreibung startet die Frist neu.',
  },
  'ch.limitation.ten': {
    says: 'Die meisten anderen Schulden verjähren nach zehn Jahren, manche nach fünf. Sie müssen es selbst sagen.',
    from: 'dem Tag der Fälligkeit',
    restartedBy: 'Eine Zahlung, eine Anerkennung oder eine Betreibung startet die Frist neu.',
  },
  'ch.limitation.loss': { says: 'Ein Verlustschein verjährt zwanzig Jahre nach der Ausstellung.' },
}
