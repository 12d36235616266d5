/** Questions about bills of doctors outside the network: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURPRISE_BILLS_FR: Words = {
  'us.ask-consumer.surprise-bill': {
    says: 'Demandez une facture détaillée (itemized bill) et l’aide financière de l’hôpital. Avec une assurance, la plupart des urgences ne coûtent pas plus que dans le réseau. Appelez le No Surprises Help Desk. Les ambulances par la route ne sont pas couvertes.',
  },
}
