/** Questions about an order to work in another place: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_IT: Words = {
  'jp.ask.transfer': {
    says: 'Se il contratto limita luogo o mansione, può rifiutare. Altrimenti la ditta di solito può trasferirLa se le regole lo dicono. È un abuso, nullo, senza vero bisogno, con cattivo motivo o con disagio fuori dal comune. Deve tener conto della cura di genitori o figli. Non si assenti: si opponga per iscritto con prove, proponga altro e veda prima lo sportello del lavoro o un avvocato.',
    dependsOn: 'il contratto e quanto è gravoso',
  },
}
