/** Questions about a resignation that one is sorry for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_NL: Words = {
  'es.ask.resignation-taken-back': {
    says: 'Zolang de opzegtermijn loopt, kunt u het intrekken: de baan leeft tot de laatste dag. Doe het vandaag schriftelijk (burofax) en zeg dat u doorwerkt. De werkgever mag alleen weigeren als het hem echt schaadt, zoals bij een al aangenomen persoon. Weigert hij, dan geldt dat als ontslag: bemiddeling binnen 20 werkdagen. Eindigde het meteen? Dan helpt alleen druk, bedrog of zware ziekte.',
  },
}
