/** Questions about a credit for a thing that is faulty or never came: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_IT: Words = {
  'fr.ask-debt.linked-credit': {
    says: 'Non smetta da solo: sarebbe segnalato e citato. In un credito collegato (crédit affecté) le rate iniziano solo con la consegna. In una lite il giudice può sospendere il credito. Se un giudice annulla la vendita, cade anche il credito. Scriva per raccomandata a venditore e finanziatore, chieda riparazione o annullamento. Poi citi entrambi e chieda la sospensione.',
  },
}
