/** Questions about holidays that are said to be lost at the end of the year: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_NL: Words = {
  'es.ask.holiday-year-end': {
    says: 'Vakantie eindigt meestal met het jaar, maar niet als het bedrijf u ervan weerhield of u er nooit op wees. Dan blijft ze van u. Na ziekte kunt u ze opnemen tot 18 maanden na het einde van dat jaar. Vraag nu schriftelijk om vaste dagen. Weigert het bedrijf of stelt het geen data, ga dan binnen 20 werkdagen na het antwoord naar de rechter; dat gaat snel en zonder advocaat. Geld krijgt u alleen als de baan eindigt.',
  },
}
