/** Questions about bankruptcy: the family, the things and the job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_IT: Words = {
  'jp.ask.bankruptcy-job': {
    says: 'No. Il tribunale non avvisa la ditta; il nome è solo nella gazzetta (官報), che pochi leggono. Il fallimento non è motivo di licenziamento. Guardie, agenti assicurativi e alcuni mestieri con licenza sono chiusi fino all’esdebitazione (免責), di solito qualche mese: chieda altri compiti. La ditta può saperlo se le deve denaro o chiede un certificato. Altri piani non chiudono mestieri. 法テラス.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'La famiglia non deve nulla, ma un garante deve pagare. Tiene le cose di base e contanti fino a 990.000 yen. Casa e auto cara si vendono di solito. Pochi lavori sono chiusi per alcuni mesi. Tasse e mantenimento dei figli restano.',
    dependsOn: 'che cosa possiede e chi ha firmato come garante',
  },
}
