/** The French words of the rows in ../enquiry-minimum-wage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_FR: Words = {
  'gb.ask-work.minimum-wage': {
    says: 'Depuis avril 2026, c’est £12.71 l’heure dès 21 ans, et £10.85 de 18 à 20 ans. Avant 18 ans, et pour beaucoup d’apprentis, c’est £8. Si vous recevez moins, vous pouvez réclamer le reste.',
    dependsOn: 'votre âge',
  },
  'gb.ask-work.low-rate': {
    says: 'Non, si vous avez 18 ans ou plus et n’êtes pas apprenti. Depuis avril 2026, le minimum est de £12.71 l’heure dès 21 ans, et de £10.85 de 18 à 20 ans. Vous pouvez réclamer ce qui manque.',
  },
}
