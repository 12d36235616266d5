/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_FR: Words = {
  'es.ask.return-online': {
    says: 'Acheté en ligne, par téléphone ou à votre porte, vous pouvez annuler sous 14 jours sans motif. En magasin, seulement s’il l’accepte ou s’il y a un défaut.',
    dependsOn: 'où vous l’avez acheté',
  },
  'es.ask.guarantee': {
    says: 'Oui. Le vendeur répond pendant trois ans pour le neuf. Il doit réparer ou remplacer sans frais. Sinon, demandez un prix plus bas ou votre argent.',
  },
  'es.ask.not-delivered': {
    says: 'Le vendeur doit livrer sous 30 jours, sauf autre date convenue. Fixez par écrit un dernier délai. S’il passe, annulez : il doit tout rendre sans tarder. S’il traîne sans raison, vous pouvez demander le double.',
  },
  'es.ask.not-ordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé : le silence n’est pas un oui. Écrivez que vous n’avez jamais accepté et demandez l’argent. Dites à la banque que vous n’avez rien autorisé.',
  },
  'es.ask.private-seller': {
    says: 'Une vente entre particuliers oblige : livrer ou rembourser. Utilisez à temps la protection du site et la carte. Puis une mise en demeure. Si c’était une tromperie dès le début, portez plainte.',
  },
  'es.ask.used-car': {
    says: 'Chez un professionnel, vous avez trois ans de garantie, ou au moins un si c’est convenu. Chez un particulier, vous avez six mois pour les vices cachés.',
    dependsOn: 'qui l’a vendue',
  },
}
