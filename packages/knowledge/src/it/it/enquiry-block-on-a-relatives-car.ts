/** Questions about a block on the car of someone else in the family: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_IT: Words = {
  'it.ask.block-relatives-car': {
    says: "Per i Suoi debiti l'Agente della riscossione può bloccare o pignorare solo un'auto intestata a Lei. Quella di figli, coniuge o genitori è al sicuro, anche se la guida Lei. Contesti un fermo con il libretto. Un'auto donata da poco per sottrarla può essere recuperata da un giudice. Chieda le rate: dalla domanda non partono nuovi fermi.",
  },
}
