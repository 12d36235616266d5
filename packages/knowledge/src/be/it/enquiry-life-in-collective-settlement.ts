/** Questions about how one lives during a collective settlement of debts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_IT: Words = {
  'be.ask.life-in-settlement': {
    says: 'Non è per sempre: sette anni al massimo con accordo, da tre a cinque se lo impone il giudice. Il mediatore riceve la paga e le dà di che vivere, mai meno del reddito d’integrazione con gli assegni familiari. Il datore sa solo dove pagare. L’auto che serve al lavoro di solito resta, se lo chiede. Pignoramenti e interessi si fermano. Poi non paghi un solo creditore e non faccia nuovi debiti. Il CPAS prepara gratis la domanda.',
  },
}
