/** Questions about a landlord who blames the tenant for mould: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_IT: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'No, non basta dirlo. Il locatore deve prima mostrare che non dipende dall’edificio, come un muro freddo o una perdita. Solo allora Lei mostra di aver scaldato e arieggiato normalmente. Due o tre volte al giorno bastano. Lo neghi per iscritto, con foto e appunti. Chieda la causa e non paghi i lavori.',
  },
}
