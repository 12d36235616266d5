/** Questions about goods that came too late, a promised refund, and customers who do not pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROMISES_TO_CUSTOMERS_DE: Words = {
  'gb.ask-consumer.came-too-late': {
    says: 'Haben Sie online oder per Telefon bestellt, können Sie meist ohne Grund widerrufen, bis 14 Tage nach der Lieferung. Schreiben Sie das, schicken Sie es zurück: Preis und normale Lieferung kommen innerhalb von 14 Tagen zurück. War der Tag für beide entscheidend, können Sie die Bestellung wegen der Verspätung beenden. Was Sie extra für schnelle Lieferung zahlten, ist zurückzugeben, wenn sie nicht schnell war. „Keine Erstattung“ in den Bedingungen ändert daran nichts. Für Sie Angefertigtes fällt nicht unter die 14 Tage.',
  },
  'gb.ask-consumer.promised-refund': {
    says: 'Es zählt, was bei der Buchung galt. Eine Firma darf ihre Bedingungen nicht nachher ändern, und für geschuldetes Geld müssen Sie keinen Gutschein nehmen. Ihre schriftliche Zusage ist Ihr Beweis. Schreiben Sie: das Geld innerhalb von 14 Tagen, sonst klagen Sie. Haben Sie mit Karte gezahlt, bitten Sie die Bank jetzt um eine Rückbuchung (chargeback); über £100 mit Kreditkarte fordern Sie es von der Kartenfirma. Danach hilft eine kleine Klage (small claim).',
  },
  'gb.ask-trade.customer-wont-pay': {
    says: 'Sie können meist den vereinbarten Preis für das Geleistete fordern. Für Fehler darf er abziehen, was die Behebung kostet. Schicken Sie ein Schreiben vor der Klage (letter of claim) mit Rechnung und Fotos: Ein privater Kunde hat 30 Tage zum Antworten. Dann klagen Sie online, bis £10,000 als kleine Klage, innerhalb von sechs Jahren. Bei einem Vertrag in seiner Wohnung muss er schriftlich von den 14 Tagen Widerruf wissen: Sonst bekommen Sie vielleicht weniger oder nichts.',
  },
}
