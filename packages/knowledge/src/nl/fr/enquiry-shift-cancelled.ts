/** Questions about a shift of an on-call worker that is cancelled late: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHIFT_CANCELLED_FR: Words = {
  'nl.ask.shift-cancelled': {
    says: 'Oui. Si un service est annulé ou changé moins de quatre jours avant, l’employeur doit quand même le salaire de ces heures. Une convention (CAO) peut réduire ce délai à 24 heures. Vous pouvez refuser un appel trop tardif. Gardez les messages, comptez les heures et réclamez par écrit. Après douze mois, il doit aussi offrir des heures fixes, selon la moyenne de l’année.',
  },
}
