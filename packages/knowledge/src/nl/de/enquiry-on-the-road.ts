/** Questions about fines and parking: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'nl.ask.fine': {
    says: 'Legen Sie in sechs Wochen ab dem ersten Brief kostenlos Einspruch beim Staatsanwalt (officier van justitie) ein. Wurde die Buße schon erhöht, ist es meist zu spät, außer dieser Brief kam nie an: Sagen Sie das dann sofort. Können Sie nicht auf einmal zahlen, bitten Sie das CJIB um einen Plan.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'wer das Auto hatte',
    says: 'Die Buße geht an den Halter, wer auch immer fuhr, und es gibt keine Punkte. Sie entfällt nur, wenn das Auto gestohlen, von einer Firma bis zu drei Monate vermietet oder vorher verkauft war. Legen Sie dann binnen sechs Wochen mit Beweis kostenlos Einspruch ein.',
  },
  'nl.ask.fine-unpaid': {
    says: 'Die Buße steigt um die Hälfte, dann verdoppelt sie sich. Danach kommen Gerichtsvollzieher, Geld vom Konto oder Verlust des Führerscheins. Haft kann nur ein Gericht erlauben. Bitten Sie das CJIB jetzt um Raten; ohne Geld sagen Sie es mit Belegen.',
  },
  'nl.ask.sold-car': {
    says: 'Solange das Fahrzeug bei der RDW auf Ihren Namen läuft, treffen Bußgelder, Kfz-Steuer und Versicherungspflicht Sie. Bitten Sie die RDW heute, das zu beenden (vervallen tenaamstelling): Es wirkt nicht zurück. Widersprechen Sie jedem Bußgeld binnen sechs Wochen, kostenlos. Der Nachweis, der zählt, ist das vrijwaringsbewijs. Schicken Sie auch Zettel und Nachrichten mit. Zu spät? Sagen Sie, warum. Melden Sie es auch dem Finanzamt. Nur ein Gericht darf Sie festhalten lassen, nachdem es Sie gehört hat: Zeigen Sie, dass Sie nicht zahlen können, und bitten Sie das CJIB um Raten.',
  },
}
