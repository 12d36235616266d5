/** Questions about people who rent a home together: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARING_A_LEASE_DE: Words = {
  'nl.ask.co-tenant': {
    says: 'In Mietverträgen steht meist, dass jeder die ganze Miete schuldet (hoofdelijk). Dann kann der Vermieter alles von Ihnen verlangen. Den anderen Teil können Sie vom Mitmieter fordern. Bitten Sie, den Vertrag auf einen Namen zu setzen.',
    dependsOn: 'von Ihrem Mietvertrag',
  },
}
