/** Questions about redundancy and the notice that is due: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_AND_NOTICE_NL: Words = {
  'ie.ask.laid-off': {
    says: 'Na twee jaar krijgt u twee weken loon voor elk jaar en één extra, tot € 600 per week. U krijgt ook een opzegtermijn.',
    dependsOn: 'uw dienstjaren en of de baan echt weg is',
  },
  'ie.ask.notice': {
    says: 'Na 13 weken is het één week, na twee jaar twee, na vijf vier, na tien zes, na vijftien acht. Uw contract kan meer geven.',
    dependsOn: 'uw dienstjaren en uw contract',
  },
}
