/** Questions about a phone or internet firm that raises its price: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TELECOM_PRICE_DE: Words = {
  'es.ask.telecom-price': {
    says: 'Ja. Ändert die Firma Preis oder Bedingungen von sich aus, muss sie es einen Monat vorher sagen. Dann dürfen Sie binnen eines Monats ab dieser Nachricht ohne Strafe gehen, auch in der Mindestlaufzeit. Hat sie nicht gut informiert, sagen Sie das und zahlen die Strafe nicht. Nur ein verbilligtes Gerät, das Sie behalten, ist zu zahlen. Im Vertrag fest vereinbarte Erhöhungen können anders sein. Schriftlich beschweren, dann kostenlos zur Oficina de Telecomunicaciones.',
  },
}
