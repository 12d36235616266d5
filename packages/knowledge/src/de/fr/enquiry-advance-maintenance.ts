/** Questions about advance maintenance that is claimed back: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_FR: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'Vous ne devez que ce que vous auriez pu payer. Si votre revenu net était sous la part à garder (Selbstbehalt), vous ne devez rien pour ces mois. Envoyez fiches de paie, factures et preuves de recherche d’emploi. Pour le passé, il faut une demande antérieure. Demandez par écrit des parts ou une pause.',
    dependsOn: 'ce que vous pouviez payer ces mois-là',
  },
}
