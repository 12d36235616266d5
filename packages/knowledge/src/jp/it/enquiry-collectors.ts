/** Questions about how lenders and collectors may call and visit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_IT: Words = {
  'jp.ask.collector-calls': {
    says: 'Non possono senza un buon motivo. Chi presta o riscuote non può chiamare o venire dalle 21 alle 8, andare al lavoro, restare se Lei dice di andare, né dirlo a famiglia o capo. Annoti ogni volta. Scriva come possono contattarLa. Se continuano, lo dica all’associazione (日本貸金業協会) o alla polizia. Quando scrive un avvocato o 司法書士 devono smettere. 法テラス aiuta.',
  },
}
