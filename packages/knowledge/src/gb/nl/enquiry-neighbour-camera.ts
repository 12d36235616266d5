/** Questions about a neighbour’s camera: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_NL: Words = {
  'gb.ask-neighbour.camera': {
    says: 'Een camera op alleen het eigen huis mag. Filmt hij uw tuin, ramen of de straat, dan geldt de datawet: goede reden, bord, uw beelden binnen een maand en meestal wissen op verzoek. Vraag eerst hem te draaien of af te dekken. Klaag dan bij de ICO. Is het om u lastig te vallen, 101; een rechter kan het stoppen.',
  },
}
