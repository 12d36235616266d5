/** A refusal of credit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_DE: Words = {
  'gb.credit-refused.right-agency': {
    says: 'War bei einem Kredit oder einer Karte die Akte einer Auskunftei der Grund, müssen sie Ihnen sagen, welche. Sonst fragen Sie innerhalb von 28 Tagen. Die Auskunftei muss Ihnen Ihre Akte zeigen und Falsches berichtigen oder erklären.',
  },
  'gb.credit-refused.right-person': {
    says: 'Hat allein ein Computer entschieden, können Sie nach dem Grund fragen, Ihre Sicht schildern und einen Menschen neu prüfen lassen.',
  },
  'gb.credit-refused.answer': {
    says: 'Niemand muss Ihnen Geld leihen. War bei einem Kredit oder einer Karte die Akte einer Auskunftei der Grund, muss man es sagen und sie nennen. Sonst fragen Sie innerhalb von 28 Tagen. Holen Sie Ihre Akte kostenlos von jeder Auskunftei und lassen Sie Fehler berichtigen. Hat allein ein Computer entschieden, dürfen Sie nach dem Grund fragen und die Prüfung durch einen Menschen verlangen.',
  },
  'gb.file.right-correct': {
    says: 'Sie können Ihre Kreditauskunft kostenlos sehen und Fehler berichtigen lassen. Schreiben Sie der Auskunftei und der Firma. Sie können eine Notiz von 200 Wörtern hinzufügen.',
  },
}
