/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_FR: Words = {
  'es.ask.return-online': {
    says: 'Acheté en ligne, par téléphone ou à votre porte, vous pouvez annuler sous 14 jours sans motif. En magasin, seulement s’il l’accepte ou s’il y a un défaut.',
    dependsOn: 'où vous l’avez acheté',
  },
  'es.ask.not-delivered': {
    says: 'Le vendeur doit livrer sous 30 jours, sauf autre date convenue. Fixez par écrit un dernier délai. S’il passe, annulez : il doit tout rendre sans tarder. S’il traîne sans raison, vous pouvez demander le double.',
  },
}
