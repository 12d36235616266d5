/** The Dutch words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_NL: Words = {
  'au.credit.right-listing': {
    says: 'Ze mogen een wanbetaling (default) alleen registreren als $150 of meer minstens 60 dagen te laat is. Eerst moeten er twee schriftelijke waarschuwingen komen.',
  },
  'au.credit.know-fourteen': {
    says: 'Een wanbetaling (default) mag niet meteen in uw kredietoverzicht (credit report). Eerst moet de laatste waarschuwing komen, en dan moeten er 14 dagen voorbij zijn.',
  },
  'au.credit.insight-old': {
    says: 'Een schuld die te oud is voor de rechter, mag niet als wanbetaling (default) worden geregistreerd.',
    actionable:
      'Staat een wanbetaling (default) er ten onrechte? Vraag het bedrijf en het kredietbureau (credit bureau) om die weg te halen.',
  },
}
