/** A question about the television licence that is free from 75: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TV_LICENCE_FR: Words = {
  'gb.ask-tv.over-75': {
    says: 'Elle est gratuite dès 75 ans seulement si vous, ou un partenaire qui vit avec vous, touchez Pension Credit. Vous devez la demander. Les autres de cet âge paient comme tout le monde, s’ils regardent la TV en direct ou BBC iPlayer.',
    dependsOn: 'si Pension Credit est versé',
  },
}
