/** Questions about mice, rats and insects in a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PESTS_NL: Words = {
  'gb.ask-housing.pests': {
    says: 'De verhuurder moet ingrijpen als ze door gaten of slecht onderhoud komen, er al waren of de woning onbewoonbaar maken. U betaalt als uw afval of dieren ze bracht. Meld het schriftelijk met foto’s en vraag bestrijding en dichte gaten. Anders kan environmental health van de gemeente komen kijken. Blijf huur betalen.',
    dependsOn: 'hoe ze binnenkwamen',
  },
}
