/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_DE: Words = {
  'nz.ask.cancel': {
    says: 'Kam man an Ihre Tür oder hat man Sie angerufen, haben Sie fünf Arbeitstage. Auch ein Kredit hat eine kurze Zeit zum Widerruf. Im Laden gibt es dieses Recht nicht.',
    dependsOn: 'wie man es Ihnen verkauft hat',
  },
  'nz.ask.not-delivered': {
    says: 'Verlangen Sie vom Verkäufer schriftlich die Ware oder das Geld zurück. Haben Sie mit Karte bezahlt, bitten Sie Ihre Bank um Rückbuchung (chargeback).',
  },
  'nz.ask.firm-closed': {
    says: 'Verlangen Sie das Geld schriftlich, und bitten Sie Ihre Bank sofort um Rückbuchung (chargeback). Kann die Firma ihr Versprechen nicht halten, können Sie den Vertrag beenden und das Geld zurückfordern. Ist sie zahlungsunfähig, schreiben Sie dem Verwalter (liquidator).',
  },
  'nz.ask.private-sale': {
    says: 'Ein privater Verkäufer muss die Wahrheit sagen. War seine Angabe falsch und haben Sie deshalb gekauft, können Sie den Verlust fordern oder zurücktreten. Schreiben Sie zuerst, dann gehen Sie zum Disputes Tribunal.',
  },
}
