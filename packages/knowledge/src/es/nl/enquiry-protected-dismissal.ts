/** The Dutch words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_NL: Words = {
  'es.ask.sick-dismissed': {
    says: 'Ze mogen u niet ontslaan omdat u ziek bent: dat is nietig. Om een echte andere reden kunnen ze het wel. U hebt 20 werkdagen om het aan te vechten.',
    dependsOn: 'de echte reden',
  },
  'es.ask.pregnant-dismissed': {
    says: "Zo'n ontslag is nietig, tenzij het bedrijf een echte reden bewijst die niets met de zwangerschap, het verlof of de kortere uren te maken heeft. Dan krijgt u uw baan en het gemiste loon terug. Vraag binnen 20 werkdagen om bemiddeling (conciliación). De brief of eindafrekening tekenen staat niet in de weg, tenzij u duidelijk afstand deed. Vraag binnen 15 werkdagen een uitkering (paro) aan: daarvoor hoeft u niet te procederen.",
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'de echte reden',
    says: 'Een tijdelijk contract mag op zijn datum eindigen. Maar verlengen ze niet omdat u zwanger bent, dan is dat discriminatie en nietig. Bewaar berichten en bewijs dat anderen wel verlengd zijn. U hebt 20 werkdagen.',
  },
}
