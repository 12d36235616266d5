/** Court orders for payment (monitorio): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_DE: Words = {
  'es.claim.want-order': {
    says: 'Das ist ein Zahlungsbefehl des Gerichts (monitorio). Jemand bittet das Gericht, dass Sie zahlen müssen. Das Gericht hat Sie noch nicht gehört.',
  },
  'es.claim.unfair-check': {
    says: 'Bei einem Zahlungsbefehl gegen Verbraucher muss der Richter unfaire Klauseln suchen. Nennen Sie dem Gericht alle, die Sie sehen.',
  },
  'es.claim.deadline-order': {
    says: 'Sie haben 20 Werktage ab dem Tag, an dem Sie es bekamen. Wir zählen zur Sicherheit ab dem Datum.',
    action: 'Zahlen oder Ihren Widerspruch (oposición) an das Gericht schicken',
    consequence: 'Der Gläubiger kann beim Gericht Lohn, Konten und Sachen pfänden lassen.',
  },
  'es.claim.right-oppose': {
    says: 'Sie dürfen einem Zahlungsbefehl widersprechen. Nennen Sie die Gründe: bezahlt, falsche Summe, nicht Ihre, zu alt, unfaire Klauseln.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Bis 2.000 € brauchen Sie für Widerspruch oder Antwort keinen Anwalt und keinen Prozessvertreter (procurador).',
  },
  'es.claim.step-oppose': {
    says: 'Schulden Sie nicht alles, schicken Sie vor dem letzten Tag einen schriftlichen Widerspruch mit Gründen. Sagen Sie klar, welchen Teil Sie bestreiten.',
  },
  'es.claim.insight-silence': {
    says: 'Antworten Sie nicht auf einen Zahlungsbefehl, wird er so stark wie ein Urteil.',
    actionable: 'Antworten Sie vor dem letzten Tag, auch wenn Sie nur einen Teil schulden.',
  },
  'es.claim.insight-over-15000': {
    says: 'Über 15.000 € muss der Gläubiger nach Ihrem Widerspruch in einem Monat neu klagen. Wenn nicht, endet der Fall und er zahlt die Kosten.',
    actionable: 'Fragen Sie beim Gericht, was nach diesem Monat geschah.',
  },
  'es.claim.tactic-partial': {
    says: 'Schulden Sie einen Teil, erkennen Sie nur diesen an und widersprechen dem Rest.',
    risk: 'Den anerkannten Teil können sie eintreiben.',
    notWhen: 'Nutzen Sie es nicht, wenn die ganze Schuld zu alt ist.',
  },
  'es.claim.right-usury': {
    says: 'Liegt der Zins einer Karte oder eines Schnellkredits weit über dem normalen Satz, nennen Sie es im Widerspruch (oposición) Wucher (usura). Dann schulden Sie nur das erhaltene Geld.',
  },
}
