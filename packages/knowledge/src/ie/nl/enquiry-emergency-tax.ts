/** Questions about emergency tax in a new job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMERGENCY_TAX_NL: Words = {
  'ie.ask.emergency-tax': {
    says: 'U kunt het vandaag stoppen. Log in op myAccount van Revenue, open Jobs and Pensions en voeg de nieuwe baan toe. Revenue geeft de werkgever het juiste tarief, en het volgende loon geeft meestal terug wat te veel was. Bent u al weg, vraag het met de jaaraangifte, binnen vier jaar. Controleer uw tax credits.',
  },
}
