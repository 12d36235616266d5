/** The law on cut-offs and phone contracts, where a letter names them: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_TERMS_NL: Words = {
  'be.utility.right-who-decides': {
    says: 'Uw leverancier mag stroom of gas niet zelf afsluiten. In Vlaanderen moet de LAC akkoord gaan, in Brussel een rechter. Ga erheen en vertel uw kant.',
  },
  'be.utility.right-end-phone': {
    says: 'U kunt een telefoon- of internetcontract altijd stoppen. Na zes maanden mag dat niets kosten, behalve de rest van een toestel.',
  },
}
