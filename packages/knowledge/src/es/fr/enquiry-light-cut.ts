/** Questions about a cut of power: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIGHT_CUT_FR: Words = {
  'es.ask.light-cut': {
    says: 'Pas tout de suite. Chez vous, il faut une mise en demeure et deux mois, ou quatre avec le bono social. Demandez un plan et allez aux services sociaux.',
    dependsOn: 'si vous avez le bono social et qui vit avec vous',
  },
}
