/** German: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_DE: Words = {
  'gb.tax.right-careful': {
    says: 'Wer sorgfältig war und sich trotzdem irrte, zahlt keine Strafe. Waren Sie nachlässig, wird die Strafe viel kleiner, wenn Sie es HMRC sagen, bevor man es findet.',
  },
  'gb.tax.right-code': {
    says: 'Sie können einem tax code widersprechen. Sagen Sie HMRC, warum er falsch ist. Einigen Sie sich nicht, entscheidet das Steuergericht.',
  },
  'gb.tax.right-points': {
    says: 'Ein Punkt allein kostet nichts; beim vierten kommen 200 £. HMRC sagte, für späte Quartalsmeldungen 2026-27 gebe es keine Punkte. Bitten Sie um Löschung oder widersprechen Sie binnen 30 Tagen. Ein guter Grund zählt.',
  },
  'gb.tax.right-estate': {
    says: 'Mit gutem Grund für die späte Erklärung gibt es keine Strafe. Sie ist nie höher als die Steuer selbst. Steuer auf Haus oder Land kann man in zehn Jahresraten zahlen.',
  },
  'gb.tax.right-vat-late': {
    says: 'Mit gutem Grund entfällt die Strafe. Ebenso mit einem Zahlungsplan, der in den ersten 15 Tagen beantragt ist; bis Tag 30 halbiert er sie. Bitten Sie binnen 30 Tagen um Prüfung oder gehen Sie zum Steuergericht.',
  },
  'gb.tax.right-come-forward': {
    says: 'Sie müssen die Bescheinigung nicht unterschreiben. Prüfen Sie zuerst Ihre Erklärungen. Fehlt etwas, senkt eigenes Melden die Strafe stark. Ein Steuerberater kann helfen.',
  },
  'gb.tax.right-their-delay': {
    says: 'Hatte HMRC die Angaben und nutzte sie nicht? Dann können Sie um Erlass alter Steuer bitten. Man muss es Ihnen mehr als ein Jahr nach dem Steuerjahr gesagt haben, und Sie durften glauben, alles stimme.',
  },
}
