/** Questions about prison for debts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRISON_FOR_DEBTS_FR: Words = {
  'jp.ask.prison-debt': {
    says: 'Personne ne va en prison parce qu’il ne peut rembourser un prêt. C’est entre vous et le prêteur : il peut agir en justice, puis faire saisir une part du salaire ou du compte. Ce n’est un délit que si vous avez menti pour l’argent sans vouloir payer. Un devoir est strict : si le tribunal vous appelle pour dire vos biens (財産開示), allez-y. 法テラス aide contre trop de dettes.',
  },
}
