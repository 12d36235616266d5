/** Questions about a lease: its end, a sale, own use, repairs and visits: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_DE: Words = {
  'es.ask.end-lease': {
    says: 'Bei Verträgen seit März 2019 dürfen Sie fünf Jahre bleiben, oder sieben, wenn der Eigentümer eine Firma ist. Dann braucht der Vermieter mindestens vier Monate Frist, sonst läuft er weiter. Seit 15. November 2026 verlangt ein Dekret meist sechs: Fragen Sie, ob es noch gilt.',
    dependsOn: 'wann Sie unterschrieben und wer Eigentümer ist',
  },
  'es.ask.leave-flat': {
    says: 'Ja, nach sechs Monaten, mit 30 Tagen Frist. Extra zahlen Sie nur, wenn der Vertrag es sagt: einen Monat für jedes Restjahr. Ein Dekret vom Oktober 2026 schafft das ab, jedenfalls in neuen Verträgen: Fragen Sie, ob es noch gilt.',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Ein mündlicher Mietvertrag ist ein Mietvertrag. Sie haben die gleichen Rechte, wenn Sie zeigen können, dass Sie zahlen und dort wohnen.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'Ihr Mietvertrag',
    says: 'Nur wenn der Vermieter eine Person ist, das erste Jahr vorbei ist und der Vertrag es selbst vorsieht. Der Bedarf muss für ihn, Kinder, Eltern oder den geschiedenen Ehegatten sein, mit zwei Monaten Frist. Zieht niemand binnen drei Monaten ein, haben Sie Ansprüche.',
  },
  'es.ask.home-sold': {
    dependsOn: 'wann Sie unterschrieben haben',
    says: 'Ein Verkauf beendet Ihren Vertrag nicht: Der Käufer muss ihn bis zu fünf Jahre achten, sieben, wenn eine Firma Eigentümer war. Oft dürfen Sie zuerst kaufen, binnen 30 Tagen nach vollständiger Mitteilung. Unterschreiben Sie keinen Auszug.',
  },
}
