/** Questions of tenants about damage that they caused and a second rise of the rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_COSTS_FR: Words = {
  'nz.ask.damage': {
    says: 'Pas tout. Pour un dégât par négligence, vous devez au plus quatre semaines de loyer ou la franchise (excess) de l’assurance du bailleur, le moindre des deux, par événement. L’assureur ne peut pas vous réclamer le reste. Pour l’usure, ou sans négligence, vous ne devez rien. Seul un acte voulu, un crime grave ou, depuis décembre 2025, un animal coûte tout. Dites-le au Tenancy Tribunal et demandez la police : 0800 836 262.',
  },
  'nz.ask.rent-up-twice': {
    says: 'Non. Le loyer ne peut augmenter qu’une fois en 12 mois, depuis la dernière hausse ou le début du bail. Il faut 60 jours d’avis écrit. Écrivez que c’est trop tôt et payez l’ancien loyer. Le trop-payé peut être réclamé. S’ils continuent, saisissez le Tenancy Tribunal : 0800 836 262. On ne peut pas vous punir pour cela.',
  },
}
