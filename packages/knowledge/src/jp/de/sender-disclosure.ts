/** Forderungen wegen geteilter Werke und die Anfrage des Anbieters: die Zeilen Japans auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDER_DISCLOSURE_DE: Words = {
  'jp.copy.want-name': {
    says: 'Ihr Anbieter fragt, ob er Ihren Namen an jemanden geben darf, der sagt, Sie hätten im Netz seine Rechte verletzt (意見照会書).',
  },
  'jp.copy.want-money': {
    says: 'Es heißt, Sie hätten ein Werk ohne Erlaubnis benutzt oder geteilt. Sie sollen aufhören und zahlen.',
  },
  'jp.copy.reality': {
    says: 'Das ist kein Urteil. Sie können erst Ihre Sicht schildern, und die Summe lässt sich bestreiten.',
  },
  'jp.copy.not-yet': {
    says: 'Jetzt kann niemand Ihren Lohn oder Ihr Konto pfänden. Erst muss ein Gericht entscheiden.',
  },
  'jp.copy.right-refuse': {
    says: 'Sie dürfen mit Gründen Nein sagen, und der Anbieter muss Sie anhören. Ein Gericht kann die Auskunft trotzdem anordnen.',
  },
  'jp.copy.right-proof': {
    says: 'Die Gegenseite muss zeigen, dass Sie es waren. Nutzen andere im Haushalt den Anschluss, sagen Sie es.',
  },
  'jp.copy.right-sum': {
    says: 'Die Summe muss zum Schaden passen. Das Gesetz sagt, wie man rechnet. Verlangen Sie die Rechnung.',
  },
  'jp.copy.right-too-old': {
    says: 'Eine Schadensforderung verjährt drei Jahre, nachdem man Schaden und Person kannte. Sie müssen es selbst sagen.',
  },
  'jp.copy.step-answer': {
    says: 'Antworten Sie bis zum Tag im Brief, oft zwei Wochen. Ohne Antwort entscheidet der Anbieter vielleicht allein.',
  },
  'jp.copy.step-stop': {
    says: 'Beenden Sie das Tauschprogramm oder nehmen Sie das Werk herunter. Bewahren Sie Belege auf.',
  },
  'jp.copy.step-lawyer': {
    says: 'Sprechen Sie mit einem Anwalt, bevor Sie einer Zahlung zustimmen. Die Rechtshilfe (法テラス) kann bei den Kosten helfen.',
  },
  'jp.copy.option-deny': {
    says: 'Schreiben Sie, was falsch ist: nicht Sie, ein anderer Tag oder kein Schaden.',
    title: 'Mit Gründen ablehnen',
    cost: 'Eine Briefmarke.',
    time: 'Bis zum Tag im Brief.',
    risk: 'Es kann zu einer Klage kommen.',
    bestFor: 'Sie waren es nicht, oder die Summe ist viel zu hoch.',
  },
  'jp.copy.option-settle': {
    says: 'Vereinbaren Sie schriftlich eine Summe, die alles beendet (示談).',
    title: 'Mit Anwalt einigen',
    cost: 'Die Summe und der Anwalt.',
    time: 'Einige Wochen.',
    risk: 'Andere Rechteinhaber können auch schreiben.',
    bestFor: 'Sie haben das Werk geteilt oder benutzt.',
  },
}
