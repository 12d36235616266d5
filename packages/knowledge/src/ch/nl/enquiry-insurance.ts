/** Questions about premiums, the change of health insurer, refusals and the end of a policy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'ch.ask.insurer': {
    says: 'Vraag schriftelijk welke bepaling ze bedoelen, en stuur bewijs. Vraag dan de gratis ombudsman. Vraag bij ziekte-, ongevallen- of invaliditeitsverzekering een beslissing (Verfügung) en maak binnen 30 dagen bezwaar. Particuliere eisen vervallen na vijf jaar.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'wat de polis zegt',
    says: 'Zoek in de polis het einde en de opzegtermijn, meestal drie maanden ervoor. Een contract van meer dan drie jaar is op te zeggen tegen het einde van het derde jaar en van elk jaar daarna. Na een betaalde schade of een hogere premie kan het vaak ook. Schrijf het en bewaar het bewijs.',
  },
}
