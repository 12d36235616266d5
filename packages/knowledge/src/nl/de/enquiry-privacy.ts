/** Questions about cameras and on what a boss may ask: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_DE: Words = {
  'nl.ask.camera-neighbour': {
    says: 'Eine Kamera darf nur filmen, was zum Schutz des eigenen Hauses nötig ist. Ihr Garten oder Fenster ist meist zu viel. Bitten Sie schriftlich mit letztem Tag, sie zu drehen oder abzudecken. Danach helfen die Datenbehörde (Autoriteit Persoonsgegevens), Nachbarschaftsmediation oder ein Richter.',
  },
  'nl.ask.reason-for-illness': {
    says: 'Nein. Ihr Chef darf nicht fragen, was Sie haben oder warum. Sie sagen, wie lange Sie wohl fehlen, wo Sie erreichbar sind und welche Arbeit wartet. Nur der Betriebsarzt (bedrijfsarts) darf nach der Gesundheit fragen und es nicht weitergeben.',
  },
}
