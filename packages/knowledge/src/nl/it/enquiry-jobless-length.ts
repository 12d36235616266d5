/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_IT: Words = {
  'nl.ask.ww-length': {
    says: 'Dura almeno tre mesi. Se ha lavorato in quattro degli ultimi cinque anni, conti gli anni di lavoro. I primi dieci danno un mese ciascuno, i successivi dal 2016 mezzo mese, fino a 24 mesi. È stato previsto un tempo più breve. Chieda a UWV che cosa vale il primo giorno senza lavoro.',
    dependsOn: 'quanti anni ha lavorato',
  },
}
