/** Questions about a landlord who blames the tenant for mould: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_IT: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'No, non basta dirlo. Il locatore deve prima mostrare che non dipende dall’edificio, come un muro freddo o una perdita. Solo allora Lei mostra di aver scaldato e arieggiato normalmente. Lo neghi per iscritto con foto e dia un termine di riparazione. Fino ad allora l’affitto è ridotto per legge. Paghi con riserva per sicurezza, o riduca solo con un Mieterverein.',
  },
}
