/** Questions about loans: a car or home that a lender wants to take, and payday loans: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_WORDS: Words = {
  'ca.ask.repossession': {
    says: 'Rufen Sie den Kreditgeber vor dem Ende der Frist an und bieten Sie einen Plan an. In den meisten Provinzen muss er Sie vor dem Verkauf warnen. Ist schon viel bezahlt, braucht er vielleicht ein Gericht.',
  },
  'ca.ask.foreclosure': {
    says: 'Handeln Sie jetzt. Der Kreditgeber muss zuerst einen Brief schicken, mit Tagen zum Nachzahlen: zum Beispiel 35 in Ontario und 60 in Québec. Bitten Sie die Bank um Hilfe bei Härte (hardship) und gehen Sie zu einem Anwalt.',
  },
  'ca.ask.payday-on': {
    says: 'In Ontario können Sie binnen zwei Werktagen ohne Grund zurücktreten. Geben Sie die erhaltene Summe zurück; der Verleiher darf nichts verlangen. Tun Sie es schriftlich und behalten Sie die Quittung. Behalten Sie den Kredit, darf er höchstens $14 je $100 kosten, und nach einem dritten Kredit können Sie Raten verlangen. Weigert sich der Verleiher, rufen Sie Consumer Protection Ontario an: 1-800-889-9768.',
  },
}
