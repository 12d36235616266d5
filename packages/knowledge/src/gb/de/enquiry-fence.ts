/** Questions about a fence between neighbours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCE_DE: Words = {
  'gb.ask-neighbour.fence': {
    says: 'Nein. Kein allgemeines Gesetz zwingt jemanden, einen Zaun zu bauen oder zu flicken, auch den eigenen nicht. Sehen Sie in die Urkunden beider Häuser: Ein Versprechen dort ändert das, ein T zeigt den Eigentümer. Auf Ihrer Seite dürfen Sie einen Zaun bis zwei Meter setzen, an einer Straße einen. Richtet er Schaden an, haftet eventuell der Eigentümer. Erst reden, Kosten teilen.',
  },
}
