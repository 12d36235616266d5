/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'gb.ask-insurance.not-told': {
    says: 'U hoefde alleen de vragen met gewone zorg te beantwoorden. Deed u dat, dan moet de verzekeraar betalen. Was u slordig, dan mag hij minder betalen, of weigeren als hij u nooit had verzekerd. Dien een klacht in en ga daarna gratis naar de Financial Ombudsman.',
  },
  'gb.ask-insurance.written-off': {
    says: 'Ga nog niet akkoord. De verzekeraar moet een eerlijke marktwaarde betalen voor de auto zoals hij was. Stuur advertenties en prijsgidsen voor dezelfde leeftijd en afstand, en vraag naar de redenen. U kunt het bedrag als deelbetaling nemen, klagen en daarna naar de gratis Ombudsman.',
  },
  'gb.ask-insurance.refused': {
    says: 'Vraag naar de reden en de precieze woorden van de polis. Een verzekeraar mag niet weigeren zonder goede reden; bij een uitsluiting moet hij tonen dat die past. Klaag schriftelijk. Na acht weken, of een eindantwoord, gaat u binnen zes maanden naar de gratis Financial Ombudsman.',
  },
}
