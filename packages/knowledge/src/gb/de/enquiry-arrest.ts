/** Questions of people whom the police took in: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_DE: Words = {
  'gb.ask-police.arrested': {
    says: 'Verlangen Sie den kostenlosen Pflichtanwalt (duty solicitor) und sagen Sie vorher nichts zur Sache. Sie können jemandem mitteilen lassen, wo Sie sind. Die Polizei darf Sie ohne Anklage meist 24 Stunden festhalten, bei schweren Taten länger. Bewahren Sie danach jedes Papier auf, und jeden Termin. Wer nicht wiederkommt, macht sich strafbar.',
  },
}
