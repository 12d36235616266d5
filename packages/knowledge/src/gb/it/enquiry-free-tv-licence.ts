/** A question about the television licence that is free from 75: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TV_LICENCE_IT: Words = {
  'gb.ask-tv.over-75': {
    says: 'È gratuita dai 75 anni solo se Lei, o un partner che vive con Lei, riceve Pension Credit. Deve farne domanda. Gli altri di quell’età pagano come tutti, se guardano TV in diretta o BBC iPlayer.',
    dependsOn: 'se viene pagato Pension Credit',
  },
}
