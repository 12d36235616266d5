/** The French words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'it.ask.guarantee': {
    says: 'Le vendeur répond pendant deux ans, même si le magasin ou le fabricant parle d’un an, et ne peut vous renvoyer au fabricant. Il doit réparer ou remplacer gratuitement. La première année, le défaut est présumé d’origine. Sinon, demandez un prix plus bas ou votre argent. Écrivez par PEC ou recommandé.',
  },
  'it.ask.private-seller': {
    says: 'Une vente entre particuliers oblige : livrer ou rembourser. Utilisez à temps la protection du site et la carte. Puis une mise en demeure. Si c’était une tromperie dès le début, portez plainte.',
  },
  'it.ask.used-car': {
    says: 'D’un garage, la garantie est de deux ans, ou d’un an au moins si c’est convenu. D’un particulier, signalez les défauts cachés dans les huit jours de la découverte. Agissez en justice dans l’année.',
    dependsOn: 'qui l’a vendue',
  },
}
