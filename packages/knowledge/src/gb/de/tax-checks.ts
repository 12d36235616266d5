/** Checks of HM Revenue and Customs, late payment, simple assessment and the child benefit charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CHECKS_DE: Words = {
  'gb.tax.right-years': {
    says: 'HMRC darf meist vier Jahre zurückgehen, sechs bei Nachlässigkeit und 20 bei Absicht. Es braucht mehr als eine Vermutung. Sie haben 30 Tage für den Einspruch.',
  },
  'gb.tax.right-check': {
    says: 'HMRC darf nur verlangen, was es für die Prüfung braucht. Sie können nach dem Grund fragen, einen Berater haben und das Gericht bitten, eine endlose Prüfung zu beenden.',
  },
  'gb.tax.right-late': {
    says: 'Die Strafe für spätes Zahlen entfällt, wenn Sie einen guten Grund hatten. Ebenso, wenn Sie vor dem Tag der Strafe Zeit vereinbart hatten.',
  },
  'gb.tax.right-simple': {
    says: 'Sind die Zahlen falsch, sagen Sie es HMRC innerhalb von 60 Tagen. Nach der Antwort haben Sie 30 Tage für den Einspruch.',
  },
  'gb.tax.know-child-charge': {
    says: 'Die Abgabe beginnt, wenn Sie oder Ihr Partner über £60,000 verdienen. Bei £80,000 nimmt sie das ganze Kindergeld. Sie können die Zahlung stoppen und den Anspruch behalten.',
  },
}
