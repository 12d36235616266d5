/** A jury summons, whatever paper it is read as, and questions about one: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SUMMONS_DE: Words = {
  'gb.jury.wants': {
    says: 'Sie sollen Geschworener sein (jury). Antworten Sie innerhalb von sieben Tagen.',
  },
  'gb.jury.right-defer': {
    says: 'Sie können einmal um einen anderen Termin bitten oder mit gutem Grund um Befreiung. Wer ohne Grund fehlt, kann bis zu £1,000 Strafe zahlen.',
  },
  'gb.jury.right-job': {
    says: 'Ihr Arbeitgeber muss Sie gehen lassen und darf Sie dafür nicht bestrafen. Lohn muss er nicht zahlen, aber das Gericht ersetzt verlorenen Lohn bis zu einer Grenze.',
  },
}
