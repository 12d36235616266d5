/** Questions about warnings, hearings and probation at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WARNINGS_AT_WORK_NL: Words = {
  'gb.ask-work.disciplinary': {
    says: 'U mag een vakbondsman of collega meenemen, ook als de firma de vakbond niet erkent. Kan die niet, noem dan een nieuw moment binnen vijf werkdagen. Vraag schriftelijk de verwijten, het bewijs zoals beelden en tijd. Vertel uw kant. U moet in beroep kunnen.',
  },
  'gb.ask-work.probation': {
    says: 'Een proeftijd (probation) heeft in de wet geen speciale status. U krijgt toch opzegtermijn, loon, betaling van vakantiedagen en bescherming tegen discriminatie. Vanaf 1 januari 2027 begint de bescherming tegen oneerlijk ontslag na zes maanden.',
    dependsOn: 'uw opzegtermijn, en de reden',
  },
  'gb.ask-work.three-warnings': {
    says: 'Geen wet noemt een aantal waarschuwingen. De Acas Code verwacht een eerlijke gang van zaken, meestal een eerste en een laatste waarschuwing, maar geen bij ernstig wangedrag (gross misconduct). Hoe lang u er werkte, bepaalt of u kunt eisen.',
  },
}
