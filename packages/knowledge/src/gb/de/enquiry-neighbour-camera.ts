/** Questions about a neighbour’s camera: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_DE: Words = {
  'gb.ask-neighbour.camera': {
    says: 'Eine Kamera nur auf das eigene Haus ist erlaubt. Erfasst sie Ihren Garten, Fenster oder die Straße, gilt Datenschutz: guter Grund, Schild, Ihre Aufnahmen binnen eines Monats, meist Löschung auf Wunsch. Bitten Sie zuerst, sie zu drehen oder abzudecken. Dann Beschwerde bei der ICO. Soll sie Sie belästigen, 101; ein Gericht kann es verbieten.',
  },
}
