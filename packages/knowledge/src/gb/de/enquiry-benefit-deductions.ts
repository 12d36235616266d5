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
}
