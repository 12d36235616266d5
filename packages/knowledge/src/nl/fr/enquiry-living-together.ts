/** Questions about benefits and living together: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_FR: Words = {
  'nl.ask.living-together': {
    says: 'Contestez dans les six semaines. La commune doit prouver deux choses : que vous vivez surtout dans un même logement, et que vous prenez soin l’un de l’autre ou partagez les frais. Montrez votre bail, vos factures, des témoignages. Sans de quoi vivre, demandez au juge une aide rapide (voorlopige voorziening).',
  },
}
