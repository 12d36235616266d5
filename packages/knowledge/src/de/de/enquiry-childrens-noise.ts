/** Questions about a landlord who complains of the noise of children: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDRENS_NOISE_DE: Words = {
  'de.ask-home.childrens-noise': {
    says: 'Nein. Ein schreiendes Baby und spielende Kinder gehören zum normalen Wohnen, Nachbarn müssen das hinnehmen. Kündigen kann der Vermieter nur bei schwerer, andauernder Störung, die Sie abstellen könnten, und nach Abmahnung. Antworten Sie schriftlich: Alter des Kindes, was Sie abends tun, und dass es kein Verstoß war. Behalten Sie eine Kopie und fragen Sie den Mieterverein.',
  },
}
