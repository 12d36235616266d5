/** Questions about the debts of a parent or relative who died: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSE_ESTATE_FR: Words = {
  'de.ask-debt.parent-died': {
    says: 'Vous n’avez rien à payer si vous refusez la succession à temps : qui ne fait rien hérite. Vous avez six semaines dès que vous savez le décès et que vous héritez. C’est six mois si le défunt ne vivait qu’à l’étranger ou si vous y êtes alors. Allez vous-même au tribunal (Nachlassgericht) ou chez un notaire : une simple lettre ne suffit pas. Refusez aussi pour vos enfants. D’ici là, ne prenez, ne payez, ne vendez et ne signez rien, pas même le loyer. Les obsèques peuvent quand même être à vous : l’aide sociale peut les payer.',
  },
}
