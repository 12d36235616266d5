/** Questions about energy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_FR: Words = {
  'ie.ask.energy-cut-off': {
    says: "Appelez le fournisseur maintenant et demandez un plan que vous pouvez tenir. Ils ne peuvent pas couper tant que vous le tenez. Dites-le si vous êtes malade, âgé ou avez un appareil médical : vous êtes alors mieux protégé. S'ils refusent, plainte, puis gratuitement à la CRU. MABS peut aider.",
  },
  'ie.ask.energy-bill-wrong': {
    says: 'Envoyez un vrai relevé de compteur avec photo et demandez par écrit comment ils ont calculé. Ne payez pas d’un coup ce que vous contestez : demandez un plan étalé. Si le fournisseur ne corrige pas, plainte gratuite à la CRU. Ils ne peuvent pas couper tant que vous tenez un plan.',
  },
}
