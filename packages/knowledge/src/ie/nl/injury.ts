/** Claims for an injury, and the Injuries Resolution Board: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_NL: Words = {
  'ie.injury.right-time': {
    says: 'Een eis om letsel moet binnen twee jaar beginnen. Schrijf de ander binnen een maand. De meeste gaan eerst naar de Injuries Resolution Board.',
  },
  'ie.board.wants': {
    says: 'Iemand zegt dat u schuld hebt aan letsel. De Board vraagt of ze de eis mag beoordelen.',
  },
  'ie.board.right-choice': {
    says: 'U hebt 90 dagen om de beoordeling goed te vinden of niet. Goedvinden is geen schuld bekennen. Zwijgen telt als ja.',
  },
  'ie.board.step': {
    says: "Stuur de brief vandaag naar uw verzekeraar en geef niets toe. Schrijf op wat er gebeurde, met namen en foto's.",
  },
}
