/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Acheté en ligne, par téléphone ou à votre porte, vous pouvez annuler sans motif dans les 14 jours. En magasin, seulement s’il le permet ou si la chose a un défaut.',
    dependsOn: 'où vous l’avez acheté',
  },
  'it.ask.guarantee': {
    says: 'Oui. Le vendeur répond pendant deux ans. Il doit réparer ou remplacer gratuitement. Sinon, demandez un prix plus bas ou votre argent.',
  },
  'it.ask.not-delivered': {
    says: 'Le vendeur doit livrer sous 30 jours, sauf autre date convenue. Fixez par écrit un dernier délai. S’il passe, annulez : il doit tout rendre sans tarder, et vous pouvez demander des dommages.',
  },
  'it.ask.not-ordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé : le silence n’est pas un oui. Écrivez que vous n’avez jamais accepté et demandez l’argent. Dites à la banque que vous n’avez rien autorisé.',
  },
  'it.ask.private-seller': {
    says: 'Une vente entre particuliers oblige : livrer ou rembourser. Utilisez à temps la protection du site et la carte. Puis une mise en demeure. Si c’était une tromperie dès le début, portez plainte.',
  },
  'it.ask.used-car': {
    says: 'D’un garage, la garantie est de deux ans, ou d’un an au moins si c’est convenu. D’un particulier, signalez les défauts cachés dans les huit jours de la découverte. Agissez en justice dans l’année.',
    dependsOn: 'qui l’a vendue',
  },
}
