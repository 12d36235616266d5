/** Questions about money taken from benefits: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_DE: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'Eine Firma für Karte, Kredit oder Katalog kann Ihnen keine Leistung an der Quelle nehmen. Abzüge von Universal Credit gibt es nur für bestimmte Schulden, etwa Miete, Energie oder Gemeindesteuer (council tax). Geld auf dem Konto ist weniger sicher, also holen Sie kostenlosen Rat.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Irrtümlich gezahltes Universal Credit kann zurückverlangt werden, auch wenn der Fehler bei ihnen lag. Die meisten älteren Leistungen zahlen Sie nur zurück, wenn Sie etwas wegließen oder falsch angaben. Sie können neue Prüfung, kleinere Raten oder Erlass (waiver) verlangen.',
    dependsOn: 'um welche Leistung es geht',
  },
  'gb.ask-debt.uc-their-mistake': {
    says: 'Universal Credit kann zurückgeholt werden, auch wenn der Fehler beim Amt lag. Sie können trotzdem handeln. Bitten Sie binnen eines Monats ab dem Brief um neue Prüfung (mandatory reconsideration) von Summe und Grund, und schicken Sie Ihre Journal-Einträge. Danach können Sie klagen (appeal). Bitten Sie DWP Debt Management um kleinere Raten oder Erlass, weil der Fehler dort lag und es Ihnen schadet. Beschweren Sie sich auch. Citizens Advice hilft kostenlos.',
  },
  'gb.ask-debt.uc-overpaid-ni': {
    says: 'Universal Credit kann zurückgeholt werden, auch wenn der Fehler beim Amt lag; ältere Leistungen meist nur bei Ihrem Fehler. Bitten Sie das Department for Communities binnen eines Monats ab dem Brief um neue Prüfung von Summe und Grund, mit Belegen. Danach können Sie klagen (appeal). Bitten Sie um kleinere Raten oder um Verzicht, wenn es Ihnen schadet. Advice NI hilft kostenlos: 0800 915 4604.',
  },
  'gb.ask-benefit.savings-not-told': {
    says: 'Sagen Sie es heute im Journal, mit Summen und Daten, bevor man wieder fragt. Bis £6,000 ändert sich nichts. Darüber sind je £250 £4.35 im Monat zurückzuzahlen, also meist nicht alles. Für Nachlässigkeit können £50 dazukommen. Strafbar ist es nur, wenn Sie wussten, dass Sie es sagen müssen. Ein interview under caution? Zuerst zum kostenlosen Anwalt, vorher nichts sagen.',
  },
}
