/** Questions about an estate: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_WORDS: Words = {
  'de.ask-debt.heir': {
    says: 'Les héritiers reprennent les dettes, et qui ne fait rien hérite. Vous pouvez refuser la succession (Ausschlagung) dans les six semaines où vous l’apprenez. Allez vous-même au tribunal des successions ou chez un notaire : une simple lettre ne suffit pas. Refusez aussi pour vos enfants. D’ici là, ne prenez, ne vendez et ne payez rien. Les obsèques peuvent quand même être à vous : l’aide sociale peut les payer.',
    dependsOn: 'si vous refusez la succession dans les six semaines',
  },
  'de.ask-family.forced-share': {
    says: 'Enfants, époux et, sans enfants, les parents peuvent demander de l’argent aux héritiers : la moitié de leur part légale (Pflichtteil). Demandez d’abord par écrit une liste de la succession. Vous avez trois ans dès la fin de l’année où vous l’apprenez.',
  },
}
