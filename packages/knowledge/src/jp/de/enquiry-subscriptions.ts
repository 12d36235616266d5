/** Questions about orders that turn out to be subscriptions: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUBSCRIPTIONS_DE: Words = {
  'jp.ask.subscription': {
    says: 'Bestellungen im Netz haben keine Cooling-off-Frist (クーリング・オフ): Es gelten die Rückgaberegeln der Seite. Nennt sie keine, dürfen Sie die Ware binnen acht Tagen auf Ihre Kosten zurückschicken. Verbarg der letzte Bildschirm Zahl der Lieferungen, Gesamtpreis oder Kündigung? Dann können Sie die Bestellung anfechten: Schreiben Sie das per Mail oder Brief, sichern Sie Bildschirme und Mails, und zahlen Sie so lange nicht. Kündigen Sie auch auf dem Weg des Shops. Rufen Sie 188 an, kostenlose Hilfe.',
  },
}
