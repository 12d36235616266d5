/** Questions about ending a lease and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_WORDS: Words = {
  'nl.ask.deposit': {
    says: 'De verhuurder moet de borg binnen 14 dagen na het einde teruggeven, of 30 dagen bij een verrekening. Alleen genoemde kosten mogen eraf. Voor contracten vanaf 1 juli 2023 is de borg hoogstens twee maanden kale huur.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'uw huurcontract',
    says: 'Als huurder zegt u schriftelijk op, meestal een maand vooraf, zonder reden. Een contract van hoogstens twee jaar kan meestal ook eerder stoppen. Aan een langer vast contract zit u vast, tenzij het een uitweg geeft. Bewaar bewijs.',
  },
  'nl.ask.leaving-costs': {
    says: 'U levert de woning op zoals u die kreeg, maar normale slijtage kost niets. Zonder rapport van de intrek geldt de staat van nu. Vraag bewijs van elke kostenpost. Meer mag niet van de borg af.',
    dependsOn: 'de staat bij uw intrek',
  },
}
