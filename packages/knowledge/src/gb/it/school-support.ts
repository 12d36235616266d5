/** Support at school for children with special needs, in each nation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_SUPPORT_IT: Words = {
  'gb.school.right-equal': {
    says: "Una scuola deve fare cambiamenti giusti per un bambino con disabilità, come l'autismo. Non può punire senza buon motivo ciò che ne deriva. Un giudice (tribunal) può decidere.",
  },
  'gb.school.right-plan': {
    says: "Il comune deve dare l'aiuto scritto nel piano. Può andare al SEND Tribunal entro due mesi dalla decisione.",
  },
  'gb.school.scotland-support': {
    says: "Il comune deve dare al bambino l'aiuto in più che gli serve per imparare. Un giudice (tribunal) decide alcuni casi.",
  },
  'gb.school.wales-support': {
    says: "Un bambino con più bisogni ha diritto a un piano e al suo aiuto. Può andare all'Education Tribunal for Wales.",
  },
}
