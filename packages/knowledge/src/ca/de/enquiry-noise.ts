/** The German words of the rows in ../enquiry-noise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_DE: Words = {
  'ca.ask.noise': {
    says: 'Notieren Sie Tage und Zeiten. Schreiben Sie dem Vermieter oder der Eigentümergemeinschaft (strata): Sie müssen für Ruhe sorgen. Nachts rufen Sie das Ordnungsamt (by-law office) der Stadt. Danach gehen Sie zum Mietgericht, in einer strata in British Columbia zum Civil Resolution Tribunal.',
  },
  'ca.ask.barking-dog': {
    says: 'Sprechen Sie zuerst, und notieren Sie Tage und Zeiten. Beschweren Sie sich dann bei Ihrer Stadt. Mit ihrer Satzung (by-law) zu Lärm oder Tieren kann sie den Halter warnen und mit Bußgeld belegen.',
  },
}
