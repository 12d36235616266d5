/** Questions about a refund: in money or as a voucher, from a site or a shop: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_IN_MONEY_DE: Words = {
  'fr.ask-buy.refund-voucher': {
    says: 'Nein, einen Gutschein müssen Sie nicht nehmen. Haben Sie einen Onlinekauf binnen 14 Tagen widerrufen, müssen Preis und normaler Versand zurückkommen. Und zwar in Geld, auf Ihrem Zahlweg, binnen 14 Tagen. Der Händler darf auf Ware oder Versandbeleg warten. Schreiben Sie per Einschreiben: Verspätete Summen wachsen. Dann SignalConso oder Schlichter.',
  },
  'fr.ask-buy.shop-return': {
    says: 'Nein, für eine Ware ohne Fehler gibt das Gesetz im Laden kein Rückgaberecht. Sehen Sie auf Kassenzettel und Aushang: Viele Läden nehmen zurück oder geben einen Gutschein und müssen das halten. Ist sie fehlerhaft, muss der Laden zwei Jahre lang reparieren oder ersetzen. Online hätten Sie 14 Tage.',
  },
  'fr.ask-buy.withdraw-online': {
    says: 'Ja. Ab Erhalt der Ware oder Abschluss eines Dienstes haben Sie 14 Tage und brauchen keinen Grund. Schreiben Sie es klar und behalten Sie den Beleg. Senden Sie die Ware binnen weiterer 14 Tage zurück; das Porto zahlen meist Sie. Alles andere kommt in 14 Tagen zurück. Ohne Belehrung: zwölf Monate mehr. Maßanfertigungen zählen nicht.',
  },
}
