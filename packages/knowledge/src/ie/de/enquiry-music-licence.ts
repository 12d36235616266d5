/** Questions about a music licence: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_DE: Words = {
  'ie.ask.music-licence': {
    says: 'Sie brauchen sie, wenn Sie Musik spielen, auch vom Radio, wo Kunden oder Personal sie hören. Spielen Sie keine, sagen Sie das schriftlich. Fragen Sie, wie die Summe nach Fläche und Zeiten berechnet wurde. Halten Sie den Tarif für zu hoch, kann der Controller ihn prüfen.',
  },
}
