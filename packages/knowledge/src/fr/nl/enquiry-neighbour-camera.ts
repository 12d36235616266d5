/** Questions about the camera of a neighbour: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOUR_CAMERA_NL: Words = {
  'fr.ask-home.neighbour-camera': {
    says: 'De camera van een buur mag alleen het eigen erf filmen, niet uw tuin, ramen of de straat. Vraag aangetekend om ze weg te draaien. Bewaar foto’s van waar ze op gericht is. Verandert er niets, probeer een gratis bemiddelaar. U kunt ook klacht indienen: iemand filmen op een privéplek is een misdrijf. Een rechter kan verwijdering en schade bevelen.',
  },
}
