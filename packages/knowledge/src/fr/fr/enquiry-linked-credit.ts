/** Questions about a credit for a thing that is faulty or never came: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_FR: Words = {
  'fr.ask-debt.linked-credit': {
    says: 'N’arrêtez pas seul : vous seriez fiché et assigné. Pour un crédit affecté, les mensualités ne commencent qu’à la livraison. En cas de litige, le juge peut suspendre le crédit jusqu’à la fin du procès. Si le juge annule la vente, le crédit tombe aussi. Écrivez en recommandé au vendeur et au prêteur, demandez réparation ou annulation. Puis assignez les deux et demandez la suspension.',
  },
}
