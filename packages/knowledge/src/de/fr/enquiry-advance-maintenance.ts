/** Questions about advance maintenance that is claimed back: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_FR: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'Vous ne devez que ce que vous auriez pu payer. Si votre revenu net était sous la part à garder (Selbstbehalt), vous ne devez rien pour ces mois. Envoyez fiches de paie, factures et preuves de recherche d’emploi. Pour le passé, il faut une demande antérieure. Demandez par écrit des parts ou une pause.',
    dependsOn: 'ce que vous pouviez payer ces mois-là',
  },
  'de.ask-family.unpaid-and-contact': {
    says: 'Non. L’argent et les visites sont à part. Vous ne pouvez pas refuser les visites parce que la pension ne vient pas, et une décision du juge reste valable. Ne pas la suivre peut être puni et vous nuire devant le juge. Le Jugendamt aide gratuitement à réclamer l’argent et peut l’avancer (Unterhaltsvorschuss). Si l’enfant est en danger, arrêtez et saisissez tout de suite le tribunal de la famille.',
  },
}
