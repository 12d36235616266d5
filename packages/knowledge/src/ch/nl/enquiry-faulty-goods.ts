/** Questions about the guarantee, and about used cars: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'ch.ask.step-buy': {
    says: 'Schrijf het bedrijf wat er mis is en wat u wilt, en geef een redelijke termijn. Bewaar het bewijs dat u het hebt verstuurd.',
  },
  'ch.ask.guarantee': {
    says: 'Zeg het meteen schriftelijk aan de verkoper. Voor spullen uit een winkel geldt twee jaar vanaf de levering. U kunt een lagere prijs, iets nieuws of uw geld terug vragen, tenzij het contract in plaats daarvan herstel geeft.',
  },
}
