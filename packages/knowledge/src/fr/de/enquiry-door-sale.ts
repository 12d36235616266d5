/** Questions about a contract that a seller had signed at home, and the credit for it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_DE: Words = {
  'fr.ask-buy.door-sale': {
    says: 'Widerrufen Sie heute per Einschreiben an Verkäufer und Bank; einen Grund brauchen Sie nicht. Sie haben 14 Tage, bei Waren ab Lieferung, auch mit Einbau. Fehlte das Formular oder der Hinweis? Dann zwölf Monate mehr. Eine Gebühr wie 30 % ist nicht fällig, und der Kredit dafür endet auch. Lassen Sie nichts einbauen, unterschreiben Sie keine Fertigmeldung, zahlen Sie nichts. Druck auf alte Menschen: Melden Sie es bei SignalConso.',
  },
  'fr.ask-buy.door-sale-fitted': {
    says: 'Es ist vielleicht nicht zu spät. Die 14 Tage laufen ab Lieferung, auch mit Einbau, und zwölf Monate länger, wenn Formular oder Hinweis fehlten. Einen zu Hause unterschriebenen Vertrag ohne die Pflichtangaben kann ein Gericht für nichtig erklären. Dann fällt auch der Kredit, und die Bank muss sagen, was sie geprüft hat. Stellen Sie die Raten nicht ein, bevor ein Richter es erlaubt. Gehen Sie mit dem Auftrag zum Verbraucherverband oder Anwalt.',
  },
}
