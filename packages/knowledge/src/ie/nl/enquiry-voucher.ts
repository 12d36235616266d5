/** Questions about a gift voucher that ran out: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VOUCHER_NL: Words = {
  'ie.ask.voucher-expired': {
    says: 'Nee. Een cadeaubon gekocht sinds 2 december 2019 geldt minstens vijf jaar, of zonder einde. Een kortere tijd heeft geen effect. Anders is het bij een actie-, spaar- of retourbon. Men mag u ook niet dwingen alles in één keer te besteden of iets vragen voor een naamswijziging. Schrijf de winkel met de aankoopdatum. Anders CCPC 01 402 5555 en de small claims procedure.',
  },
}
