/** Questions about the time in which an heir can refuse: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIME_TO_REFUSE_AN_ESTATE_DE: Words = {
  'it.ask.time-to-refuse-an-estate': {
    says: 'Haben Sie nichts aus dem Nachlass? Dann können Sie meist zehn Jahre ab dem Tod ausschlagen, solange Sie nichts angenommen haben. Leben Sie in der Wohnung oder haben Sie Sachen? Dann haben Sie drei Monate für ein Inventar und 40 Tage mehr zum Entscheiden. Danach gelten Sie als Erbe mit allen Schulden. Ein Gläubiger kann bei Gericht eine kürzere Frist verlangen. Schlagen Sie beim Notar oder Gericht aus. Verkaufen, nehmen und zahlen Sie bis dahin nichts daraus.',
    dependsOn: 'ob Sie Sachen aus dem Nachlass haben oder in der Wohnung leben',
  },
}
