/** Where children live when their parents part: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHERE_CHILDREN_LIVE_DE: Words = {
  'ie.ask.where-children-live': {
    says: 'Zuerst Sie beide, wenn es geht: Schreiben Sie einen Plan. Die Familienmediation des Legal Aid Board ist kostenlos. Ohne Einigung entscheidet der District Court über Sorge und Umgang; Sie brauchen keinen Anwalt. Das Beste für das Kind geht vor, und je nach Alter zählt seine Meinung. Weder Mutter noch Vater hat Vorrang. Ein unverheirateter Vater sollte prüfen, ob er Vormund (guardian) ist.',
  },
}
