/** Questions about things bought: faults, delivery, returns and firms that closed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'ca.ask.faulty': {
    says: 'Sie können eine Reparatur, eine neue Ware oder Ihr Geld verlangen. Ware muss ordentliche Qualität haben, auch nach dem Ende der Garantie des Geschäfts. Schreiben Sie zuerst dem Verkäufer.',
  },
  'ca.ask.cancel': {
    says: 'Haben Sie an der Haustür unterschrieben, geben die meisten Provinzen 10 Tage. Verträge mit Fitnessstudios haben oft auch eine Bedenkzeit. Lösen Sie schriftlich auf.',
    dependsOn: 'wo Sie unterschrieben und was Sie gekauft haben',
  },
  'ca.ask.not-delivered': {
    says: 'Schreiben Sie dem Verkäufer und verlangen Sie die Ware oder Ihr Geld. Zahlten Sie mit Karte und kommt keine Antwort, bitten Sie die Kartenfirma um eine Rückbuchung (chargeback).',
  },
  'ca.ask.broken-goods': {
    says: 'Schreiben Sie dem Geschäft und sagen Sie, was kaputtging. Nach dem Recht der Provinz muss Ware angemessen lange halten, auch nach der Garantie des Geschäfts. Verlangen Sie Reparatur oder Geld, dann hilft das Gericht für kleine Fälle (small claims court).',
  },
  'ca.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich, und bitten Sie Ihre Kartenfirma sofort um eine Rückbuchung (chargeback). Ist die Firma in Konkurs, schicken Sie ihrem Verwalter eine Forderungsanmeldung (proof of claim).',
  },
  'ca.ask.return-goods': {
    says: 'Bei einem Sinneswandel zählt nur die Regel des Ladens. Ist es aber fehlerhaft oder nicht wie beschrieben, haben Sie einen Anspruch, egal was das Schild sagt.',
  },
}
