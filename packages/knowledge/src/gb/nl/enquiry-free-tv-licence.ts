/** A question about the television licence that is free from 75: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TV_LICENCE_NL: Words = {
  'gb.ask-tv.over-75': {
    says: 'Vanaf 75 is de licentie alleen gratis als u, of een partner die bij u woont, Pension Credit krijgt. U moet haar aanvragen. Anderen van die leeftijd betalen zoals iedereen, als ze live tv of BBC iPlayer kijken.',
    dependsOn: 'of Pension Credit wordt betaald',
  },
}
