/** The German words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'nl.ask.broken': {
    says: 'Nicht die Garantie des Ladens zählt, ob ein Jahr oder zwei. Eine Sache muss so lange halten, wie man bei Art und Preis erwarten darf, etwa mehrere Jahre bei Handy oder Waschmaschine. Der Verkäufer muss gratis reparieren oder ersetzen und darf Sie nicht an den Hersteller verweisen. Im ersten Jahr muss er beweisen, dass sie gut war. Schreiben Sie mit Frist. Klappt es nicht, verlangen Sie Geld zurück.',
  },
}
