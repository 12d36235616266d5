/** The French words of the rows in ../enquiry-last-days-before-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_DAYS_BEFORE_EVICTION_FR: Words = {
  'us.fact.eviction-ordered': {
    says: 'Allez au tribunal aujourd’hui. Demandez de rouvrir l’affaire ou un sursis (stay), en disant pourquoi vous avez manqué le jour ou ce qui a changé. Dans beaucoup d’États, comme la Pennsylvanie et le New Jersey, payer tout le loyer et les frais avant l’officier peut l’arrêter. Demandez la somme exacte et payez avec preuve. Appelez legal aid et le 211.',
  },
}
