/** The German words of the rows in ../tax-extras.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_EXTRAS_DE: Words = {
  'de.tax.late-sum': {
    says: 'Bei einer späten Jahreserklärung sind es 0,25 % der offenen Steuer je angefangenem Monat, mindestens 25 €. Prüfen Sie die Monate.',
  },
  'de.tax.late-drop': {
    says: 'Bitten Sie um Verzicht, wenn Sie nichts dafür konnten. Ohne Nachzahlung oder vor Ablauf von 14 Monaten nach dem Jahr kommt er nicht automatisch.',
  },
  'de.tax.late-object': {
    says: 'Der Zuschlag ist ein eigener Bescheid. Sie können nur gegen ihn binnen eines Monats Einspruch einlegen, mit Ihrem Grund.',
  },
  'de.tax.late-payment': {
    says: 'Eine Überweisung bis zu drei Tage zu spät kostet nichts. Konnten Sie nicht zahlen, bitten Sie um Erlass der Hälfte.',
  },
  'de.tax.interest': {
    says: 'Zinsen auf eine Nachzahlung beginnen 15 Monate nach dem Steuerjahr. Es sind 0,15 % je vollem Monat.',
  },
  'de.tax.pressure': {
    says: 'Ein Zwangsgeld muss vorher schriftlich angedroht werden. Sobald Sie das Verlangte abgeben, muss Schluss sein.',
  },
  'de.tax.ahead': {
    says: 'Verdienen Sie dieses Jahr weniger? Beantragen Sie niedrigere Vorauszahlungen, mit Ihren Zahlen.',
  },
  'de.tax.open': {
    says: 'Der Bescheid ist noch offen, ganz (§ 164) oder in Punkten (§ 165). Soweit kann er später noch geändert werden, auch für Sie.',
  },
  'de.tax.right-wait': {
    says: 'Wäre Zwang jetzt unbillig, etwa weil bald Geld kommt? Bitten Sie um Vollstreckungsaufschub und bieten Sie Raten an.',
  },
}
