/** The days to answer a claim, by state: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DAYS_TO_ANSWER_NL: Words = {
  'au.claim.nsw': {
    says: 'In New South Wales hebt u 28 dagen vanaf de betekening (service) om een verweer (defence) in te dienen. Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw verweer in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.vic': {
    says: 'In Victoria hebt u 21 dagen vanaf de betekening (service) om een melding van verweer (notice of defence) in te dienen. Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw melding van verweer (notice of defence) in bij de rechtbank',
    consequence: 'Ze kunnen een bevel krijgen zonder dat u gehoord bent.',
  },
  'au.claim.qld': {
    says: 'In Queensland hebt u 28 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien een melding in dat u zich verweert (notice of intention to defend)',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.wa': {
    says: 'In Western Australia hebt u 14 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.sa': {
    says: 'In South Australia hebt u 28 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.tas': {
    says: 'In Tasmania hebt u 21 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
  'au.claim.act': {
    says: 'In de ACT hebt u 28 dagen vanaf de betekening (service). Wij tellen voor de zekerheid vanaf de datum van het papier.',
    action: 'Dien uw antwoord in bij de rechtbank',
    consequence:
      'Ze kunnen een verstekvonnis (default judgment) krijgen zonder dat u gehoord bent.',
  },
}
