/** Questions about pay that is seized and the employer who learns of it: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_AT_WORK_NL: Words = {
  'de.ask-debt.wage-seizure-job': {
    says: 'Een deel van uw loon blijft van u: de eerste € 1.587,40 netto per maand, en € 597,42 meer voor de eerste persoon voor wie u zorgt. Met een kind of partner wordt dus tot ongeveer € 2.180 niets ingehouden. Geef uw baas het bewijs. Loonbeslag alleen is meestal geen reden voor ontslag. Maak van uw rekening een P-Konto en ga naar gratis schuldhulp.',
  },
}
