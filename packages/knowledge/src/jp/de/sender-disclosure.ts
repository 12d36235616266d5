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
  'jp.insult.right-true': {
    says: 'Ein wahrer Beitrag von öffentlichem Interesse, der anderen helfen soll, ist keine rechtswidrige Beleidigung. Eine faire Meinung über ein Geschäft ist meist erlaubt. Sichern Sie Beweise.',
  },
  'jp.insult.step-answer': {
    says: 'Sichern Sie Seite und Brief. Sie können löschen, ohne Schuld zuzugeben. Unterschreiben und zahlen Sie nichts, bevor ein Anwalt es gesehen hat.',
  },
  'jp.insult.want': {
    says: 'Sie sagen, ein Beitrag von Ihnen habe ihrem Ruf geschadet, und verlangen Geld. Das ist ein privater Brief, kein Schreiben eines Gerichts.',
  },
  'jp.insult.rights': {
    says: 'Sie können fragen, welcher Beitrag gemeint ist und warum er unrecht sein soll, ihn bestreiten oder weniger anbieten. Ein Anwalt kann für Sie antworten.',
  },
  'jp.insult.right-three-years': {
    says: 'Der Anspruch verjährt drei Jahre, nachdem sie vom Schaden und von Ihnen wussten, oder zwanzig Jahre nach dem Beitrag. Sie müssen es selbst sagen.',
  },
  'jp.insult.step-which': {
    says: 'Antworten Sie vor dem Tag im Brief. Steht nicht darin, welcher Beitrag gemeint ist, fragen Sie schriftlich nach Adresse, Tag und Wortlaut.',
  },
  'jp.insult.step-real': {
    says: 'Suchen Sie den Anwalt im Verzeichnis der Anwaltskammer (日本弁護士連合会). Nutzen Sie die Nummer von dort, nicht die aus dem Brief.',
  },
  'jp.insult.step-quiet': {
    says: 'Schreiben Sie im Netz nichts über den Brief oder den Absender. Ein neuer Beitrag kann die Forderung größer machen.',
  },
  'jp.insult.option-answer': {
    title: 'Durch einen Anwalt antworten',
    says: 'Ein Anwalt schreibt, was falsch ist, oder bietet eine kleinere Summe an, die alles beendet (示談).',
    cost: 'Ein Honorar. Houterasu kann es bei wenig Einkommen vorstrecken.',
    time: 'Vor dem Tag im Brief.',
    risk: 'Was Sie schriftlich zugeben, kann vor Gericht verwendet werden.',
    bestFor: 'Sie bestreiten es, oder die Summe ist zu hoch.',
  },
}
