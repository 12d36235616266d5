/** Questions of council tenants: repairs and tenancy warnings: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_HOME_NL: Words = {
  'ie.ask.council-repairs': {
    says: 'Stop niet met de huur. Schrijf housing maintenance van de gemeente met foto’s, data en doktersbrief, en vraag wanneer men handelt. Een gemeentewoning moet aan vrijwel dezelfde normen voldoen als andere. Zo niet, formele klacht, daarna gratis de Ombudsman: 01 639 5600. Bij schade aan gezondheid: vraag advocaat of FLAC naar de District Court.',
  },
  'ie.ask.council-warning': {
    says: 'Alleen de District Court kan u uit een gemeentewoning zetten, na een waarschuwing en als het redelijk is. Een tenancy warning geldt 12 maanden. Klopt die niet, vraag binnen 10 werkdagen schriftelijk herziening. Noteer wat echt gebeurde en wat u doet. De gemeente kan ook alleen één persoon laten weren. Ga nu naar FLAC of een law centre.',
  },
}
