/** Letters that say personal data was lost, and questions about one: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOST_DATA_NL: Words = {
  'gb.breach.wants': {
    says: 'Men meldt dat anderen uw gegevens kunnen hebben gezien. U bent niets schuldig. Bescherm uzelf.',
  },
  'gb.breach.right-told': {
    says: 'Is het risico groot, dan moeten ze het u meteen melden: wat er gebeurde, wat kan volgen en wie u iets kunt vragen.',
  },
  'gb.breach.right-complain': {
    says: "Klaag eerst bij hen. Daarna kunt u gratis klagen bij de toezichthouder (Information Commissioner's Office).",
  },
  'gb.breach.right-damages': {
    says: 'U kunt geld vragen voor verlies of echt leed. Betalen ze niet, dan beslist een rechter.',
  },
  'gb.breach.step': {
    says: 'Verander uw wachtwoorden en vertel het uw bank. Bekijk uw kredietgegevens. Vertrouw geen telefoontjes of links hierover.',
  },
  'gb.breach.answer': {
    says: "Verander uw wachtwoorden en vertel het uw bank. Klaag bij het bedrijf en daarna gratis bij het Information Commissioner's Office. U kunt geld vragen voor verlies of echt leed.",
  },
}
