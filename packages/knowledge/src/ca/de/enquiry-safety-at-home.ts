/** Questions about violence and control by a partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_DE: Words = {
  'ca.ask.violent-partner': {
    says: 'Bei Gefahr rufen Sie 911. Ein Familiengericht kann anordnen, dass die Person Ihnen und Ihrem Zuhause fernbleibt, in vielen Provinzen noch am selben Tag. Die Polizei kann beim Antrag helfen. Auch ein Strafgericht kann helfen (peace bond), das dauert aber länger. Gegen so eine Anordnung zu verstoßen ist eine Straftat. Ein Frauenhaus finden Sie über sheltersafe.ca oder 211.',
  },
}
