/** Questions about a tenant who leaves early for a new job or another grave reason: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_FOR_WORK_IT: Words = {
  'it.ask.leave-flat-job': {
    says: 'Sì. Un lavoro in un’altra città, la perdita del lavoro, una malattia o un cambiamento simile imprevisto è un grave motivo. Lo scriva in raccomandata o PEC: il preavviso è di sei mesi, o meno se il contratto lo dice. Il canone di quel tempo è dovuto, anche se va via prima. Chieda di essere liberato portando un nuovo inquilino, per iscritto.',
  },
}
