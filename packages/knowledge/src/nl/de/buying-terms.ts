/** Kauf, Lieferung, Flug, Beitrag und BKR, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_DE: Words = {
  'nl.buy.right-last-chance': {
    says: 'Setzen Sie der Firma schriftlich eine letzte Frist (ingebrekestelling). Tut sie weiter nichts, können Sie den Vertrag beenden und Ihren Schaden verlangen.',
  },
  'nl.buy.right-not-told': {
    says: 'Hat ein Online-Händler Ihnen nichts von den 14 Tagen Widerruf gesagt, bekommen Sie bis zu 12 Monate mehr.',
  },
  'nl.buy.right-button': {
    says: 'Ein Bestellknopf im Internet muss sagen, dass Sie zahlen müssen. Tut er das nicht, können Sie den Vertrag aufheben.',
  },
  'nl.buy.right-delivery': {
    says: 'Ein Händler muss innerhalb von 30 Tagen liefern, wenn nichts anderes vereinbart ist. Ist er zu spät, geben Sie eine faire Frist. Danach können Sie kündigen und Ihr Geld verlangen.',
  },
  'nl.buy.right-pressure': {
    says: 'Ein Vertrag, zu dem eine Firma Sie durch Täuschung oder Druck gebracht hat, kann aufgehoben werden. Schreiben Sie alles auf und behalten Sie Beweise.',
  },
  'nl.buy.right-flight': {
    says: 'Bei Ausfall oder großer Verspätung eines Flugs haben Sie vielleicht Recht auf Betreuung, Erstattung und eine feste Summe. Fragen Sie zuerst die Fluglinie.',
  },
  'nl.insurance.right-premium': {
    says: 'Bei einem späteren Beitrag endet der Schutz erst nach einer Mahnung mit 14 Tagen Frist, die die Folgen nennt. Die Basis-Krankenversicherung hat eigene Regeln.',
  },
  'nl.credit.right-bkr': {
    says: 'Sie können den Kreditgeber bitten, einen BKR-Eintrag zu löschen, wenn er Ihnen mehr schadet, als er andere schützt. Er muss innerhalb eines Monats antworten.',
  },
  'nl.credit.right-court': {
    says: 'Sagt der Kreditgeber nein, können Sie binnen sechs Wochen zum Gericht oder zum Kifid. Das Gericht wägt Ihre Lage gegen den Grund des Eintrags ab.',
  },
  'nl.credit.refused-reality': {
    says: 'Ein Kreditgeber darf nein sagen, und er muss es, wenn der Kredit zu viel für Sie wäre. Sie schulden dadurch nichts.',
  },
  'nl.credit.step-file': {
    says: 'Fragen Sie beim BKR nach Ihren Daten: das ist kostenlos. Fragen Sie den Kreditgeber, welche Daten er nutzte, und lassen Sie Fehler ändern.',
  },
  'nl.credit.right-person': {
    says: 'Hat nur ein Computer nein gesagt, können Sie verlangen, dass ein Mensch neu prüft und Sie anhört.',
  },
  'nl.debt.right-terms': {
    says: 'Eine Klausel, die den ganzen Rest sofort fällig macht oder eine hohe Strafe vorsieht, kann für Verbraucher unfair sein. Dann bindet sie Sie nicht.',
  },
}
