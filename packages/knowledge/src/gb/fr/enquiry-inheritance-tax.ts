/** Questions about tax on what somebody leaves: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_TAX_FR: Words = {
  'gb.ask-tax.inheritance': {
    says: 'L’impôt n’est dû que sur ce qui dépasse £325,000, ou £500,000 si un logement va aux enfants ou petits-enfants. Ce qui va au conjoint ou partenaire civil est exonéré, et la part non utilisée lui passe. Au-delà c’est 40 %. Les dons des sept dernières années peuvent compter. Qui règle la succession paie sur elle, avant la fin du sixième mois après le décès.',
    dependsOn: 'la valeur de tout ce qui est laissé, et qui le reçoit',
  },
}
