/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_DE: Words = {
  'nz.ask.faulty': {
    says: 'Der Laden muss es in Ordnung bringen. Bei einem schweren Fehler können Sie Ihr Geld zurück oder eine neue Ware wählen, auch nach der Garantie.',
  },
  'nz.ask.cancel': {
    says: 'Kam man an Ihre Tür oder hat man Sie angerufen, haben Sie fünf Arbeitstage. Auch ein Kredit hat eine kurze Zeit zum Widerruf. Im Laden gibt es dieses Recht nicht.',
    dependsOn: 'wie man es Ihnen verkauft hat',
  },
  'nz.ask.not-delivered': {
    says: 'Verlangen Sie vom Verkäufer schriftlich die Ware oder das Geld zurück. Haben Sie mit Karte bezahlt, bitten Sie Ihre Bank um Rückbuchung (chargeback).',
  },
  'nz.ask.refund-phone': {
    says: 'Hat es einen Fehler, muss der Laden reparieren, ersetzen oder das Geld zurückgeben. Wenn Sie nur Ihre Meinung ändern, haben Sie kein Recht darauf. Zeigen Sie Beweise und nennen Sie den Consumer Guarantees Act.',
    dependsOn: 'ob die Ware einen Fehler hat',
  },
  'nz.ask.faulty-car': {
    says: 'Das Auto eines Händlers muss von ordentlicher Qualität sein. Verlangen Sie Reparatur, und Ihr Geld zurück, wenn der Fehler schwer ist. Das Motor Vehicle Disputes Tribunal kann bis 100.000 $ entscheiden.',
  },
  'nz.ask.broken-goods': {
    says: 'Waren müssen so lange halten, wie es für den Preis fair ist, egal was die Garantie sagt. Schreiben Sie dem Laden, nennen Sie den Consumer Guarantees Act und verlangen Sie kostenlose Reparatur. Kann oder will er nicht in fairer Zeit, oder ist der Fehler schwer, wählen Sie Geld oder neu. Auch Folgeschäden schuldet er. Er darf Sie nicht zum Hersteller schicken. Sonst Disputes Tribunal.',
  },
  'nz.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich, und bitten Sie Ihre Bank sofort um Rückbuchung (chargeback). Kann die Firma ihr Versprechen nicht halten, können Sie den Vertrag beenden und das Geld zurückfordern. Ist sie zahlungsunfähig, schreiben Sie dem Verwalter (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Ein privater Verkäufer muss die Wahrheit sagen. War seine Angabe falsch und haben Sie deshalb gekauft, können Sie den Verlust fordern oder zurücktreten. Schreiben Sie zuerst, dann gehen Sie zum Disputes Tribunal.',
  },
}
