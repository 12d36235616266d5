/** Being kept in hospital under the Mental Health Act: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const MENTAL_HEALTH_HOSPITAL_IT: Words = {
  'gb.sectioned.wants': {
    says: 'La lettera dice che qualcuno resta in ospedale secondo il Mental Health Act, per quanto e perché.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Secondo section 2 può andare da un giudice (tribunal) nei primi 14 giorni. Secondo section 3 una volta nei primi sei mesi. Un avvocato è gratis.',
  },
  'gb.sectioned.right-help': {
    says: "Devono dirLe i Suoi diritti, e un aiuto indipendente (advocate) è gratis. Il parente più vicino può chiedere l'uscita con 72 ore di preavviso.",
  },
  'gb.sectioned.step': {
    says: 'Chieda oggi in reparto un avvocato e un advocate. Segni il giorno in cui è iniziato.',
  },
}
