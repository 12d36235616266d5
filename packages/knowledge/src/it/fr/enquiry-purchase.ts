/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'it.ask.return-online': {
    says: 'Acheté en ligne, par téléphone ou à votre porte, vous pouvez annuler sans motif dans les 14 jours. En magasin, seulement s’il le permet ou si la chose a un défaut.',
    dependsOn: 'où vous l’avez acheté',
  },
  'it.ask.not-delivered': {
    says: 'Le vendeur doit livrer sous 30 jours, sauf autre date convenue. Fixez par écrit un dernier délai. S’il passe, annulez : il doit tout rendre sans tarder, et vous pouvez demander des dommages.',
  },
  'it.ask.not-ordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé : le silence n’est pas un oui. Écrivez que vous n’avez jamais accepté et demandez l’argent. Dites à la banque que vous n’avez rien autorisé.',
  },
}
