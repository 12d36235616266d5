/** Questions about the end of a contract, giving notice, days of leave left and unemployment pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_NL: Words = {
  'nl.ask.contract-ends': {
    says: 'Het stopt op de einddatum zonder toestemming. Duurde het zes maanden of langer, dan moet u het een maand van tevoren op papier horen. Meestal hebt u recht op de transitievergoeding. Vraag binnen een week WW aan.',
  },
  'nl.ask.own-notice': {
    says: 'Neemt u zelf ontslag, dan is de opzegtermijn een maand, tenzij uw contract meer zegt. Doe het op papier en bewaar een kopie. Denk eerst na: u kunt uw WW verliezen.',
  },
  'nl.ask.holidays-left': {
    says: 'Als uw baan stopt, moet de werkgever de dagen die over zijn uitbetalen. Anders vervallen de wettelijke dagen zes maanden na het jaar, maar alleen als u ze echt kon opnemen.',
  },
  'nl.ask.ww': {
    dependsOn: 'uw gewerkte weken en de reden van het einde',
    says: 'Meestal krijgt u WW als u in 26 van de laatste 36 weken werkte en de baan niet door eigen schuld verloor. Vraag het bij UWV aan binnen een week na de laatste dag. Ga zonder advies niet akkoord met een eerder einde.',
  },
}
