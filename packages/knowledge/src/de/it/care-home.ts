/** The Italian words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_IT: Words = {
  'de.care-home.want': {
    says: 'La casa di cura vuole più soldi e di solito chiede il consenso.',
  },
  'de.care-home.reality': {
    says: 'Deve la nuova somma quattro settimane dopo una lettera ben motivata, non prima.',
  },
  'de.care-home.right-reasons': {
    says: 'La lettera deve mostrare somme vecchie e nuove per voce e il motivo. Può vedere i calcoli.',
  },
  'de.care-home.right-fair': {
    says: 'L’aumento e il totale devono essere equi. I giudici di solito richiedono il consenso: non firmi in fretta.',
  },
  'de.care-home.right-leave': {
    says: 'Può recedere per il giorno in cui parte l’aumento.',
  },
  'de.care-home.step': {
    says: 'Chieda i calcoli per iscritto. Paghi con riserva se ha dubbi. Chieda aiuto all’ufficio sociale.',
  },
  'de.care-home.option': {
    says: 'Dica che non accetta prima di vedere le cifre.',
    title: 'Chiedere prima le cifre',
    cost: 'Gratuito.',
    time: 'Prima dell’aumento.',
    risk: 'La casa può fare causa.',
    bestFor: 'L’aumento è grande o poco chiaro.',
  },
}
