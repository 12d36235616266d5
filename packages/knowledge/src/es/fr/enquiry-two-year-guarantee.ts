/** Questions about a guarantee that the shop says is over after two years: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TWO_YEAR_GUARANTEE_FR: Words = {
  'es.ask.two-year-guarantee': {
    says: 'Pour un bien neuf acheté depuis le 1er janvier 2022, c’est trois ans dès la livraison, quoi que disent le magasin ou son papier. Pendant deux ans le défaut est présumé d’origine ; la troisième année un avis technique peut être utile. Demandez par écrit la réparation ou l’échange gratuits. Sinon : hoja de reclamaciones, OMIC, arbitrage de consommation. Pour l’occasion, un an peut être convenu.',
  },
}
