/** Questions of a person who signed for somebody else’s loan or rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_FR: Words = {
  'gb.ask-debt.guarantor': {
    says: 'En principe, qui se porte garant paie si l’autre ne paie pas. Mais demandez copie de ce que vous avez signé. Pour un prêt, le prêteur doit vous avoir envoyé copies et avis de défaut (default notice). Il devait vérifier que vous pouviez payer. Sinon, réclamez ; après huit semaines, le Financial Ombudsman est gratuit. N’offrez que le possible.',
  },
}
