/** Questions about eviction, locks and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DE: Words = {
  'es.ask.locks': {
    says: 'Nur ein Richter kann Sie zum Auszug zwingen. Tauscht der Vermieter Schlösser oder sperrt Wasser, rufen Sie die Polizei und sichern Beweise.',
  },
  'es.ask.rent-behind': {
    says: 'Zahlen Sie jetzt, was Sie können, und bieten Sie schriftlich einen Plan an. Gehen Sie zum Sozialamt. Klagen sie, können Sie es einmal stoppen, wenn Sie rechtzeitig alles zahlen.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Kinder allein stoppen keine Räumung. Aber das Gericht muss das Sozialamt informieren und kann sie anhalten.',
  },
  'es.ask.evict-children': {
    says: 'Kinder allein stoppen sie nicht. Bei wenig Einkommen muss das Gericht den Sozialdienst rufen und kann zwei Monate pausieren, vier bei Firmen. Verlangen Sie jetzt den Sozialbericht und einen kostenlosen Anwalt.',
    dependsOn: 'Ihrem Einkommen und dem Eigentümer',
  },
}
