/** The German words of the rows in ../enquiry-pay-seized.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_SEIZED_DE: Words = {
  'ca.fact.pay-seized-on': {
    says: 'Nicht die Hälfte bei einer normalen Schuld. In Ontario sind 80 % des Lohns nach Abzügen sicher, also höchstens 20 % pfändbar. Für Unterhalt kann es die Hälfte sein. Das Gericht kann es auf Antrag senken, etwa wegen Kindern. Haben Sie die Klage nie gesehen, beantragen Sie sofort die Aufhebung. Auch ein Consumer Proposal stoppt es.',
  },
  'ca.fact.pay-seized-bc': {
    says: 'In British Columbia sind 70 % des Lohns nach Abzügen meist sicher, also etwa 30 % pfändbar, je Beschluss einmal Lohn. Für Unterhalt kann es die Hälfte sein. Bitten Sie beim Gericht um einen Termin, um es zu senken oder in Raten zu zahlen. Auch ein Consumer Proposal stoppt es.',
  },
  'ca.fact.pay-seized-qc': {
    says: 'In Québec sind nur 30 % des Lohns über einem Grundbetrag pfändbar, und der wächst mit Ihrer Familie. Für Unterhalt sind es 50 %. Prüfen Sie die Summe mit dem Rechner des Justizministeriums. Sie können selbst beim Gericht einzahlen (dépôt volontaire), das stoppt die Pfändung.',
  },
  'ca.fact.seized-without-court': {
    says: 'Noch nicht. Bei Karte, Telefon oder Kredit müssen sie erst klagen und gewinnen. Sie bekämen eine Klage und Zeit zur Antwort. Zahlen und versprechen Sie nichts, bis Sie wissen, ob es zu alt ist: meist zwei Jahre, in Québec drei. Verlangen Sie schriftlich Beweise und melden Sie die Drohung Ihrer Provinz.',
  },
  'ca.fact.judgment-unseen': {
    says: 'Handeln Sie diese Woche. Bitten Sie das Gericht um die Akte und den Nachweis der Zustellung. Beantragen Sie dann, das Versäumnisurteil aufzuheben. Sagen Sie, wann Sie davon erfuhren, warum Sie nicht antworteten und was Sie einwenden, etwa zu alt oder nicht Ihre. Bitten Sie auch, die Pfändung bis dahin anzuhalten.',
  },
}
