/** How much is paid for a child of parents who live apart, and where it lives: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_NL: Words = {
  'ch.ask.maintenance-how-much': {
    says: 'Zwitserland heeft geen vaste tabel. Het gaat om wat het kind nodig heeft, met opvang, en wat u beiden kunt betalen. Ieder houdt genoeg om van te leven. U mag het schriftelijk afspreken; voor een kind bindt het als de KESB of de rechter het goedkeurt. Anders beslist de rechter. Het kan een jaar voor de eis teruggaan: wacht niet. Het loopt tot 18, of tot het einde van de eerste opleiding.',
  },
  'ch.ask.where-children-live': {
    says: 'Eerst u beiden; een mediator of de KESB helpt. Wordt u het niet eens, dan beslist de rechter bij gehuwden en anders de KESB, naar wat goed is voor het kind. Meestal houden beiden samen het ouderlijk gezag. Vraagt een van u of het kind om verblijf om de beurt (alternierende Obhut), dan moeten zij dat bekijken. Verhuis het kind tot dan niet op eigen houtje.',
  },
}
