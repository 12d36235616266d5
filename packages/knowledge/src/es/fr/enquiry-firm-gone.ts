/** The French words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_FR: Words = {
  'es.ask.firm-gone': {
    says: 'Réclamez maintenant les salaires et l’indemnité : demande de conciliation (papeleta de conciliación), puis procès. Vous avez un an pour les salaires et 20 jours ouvrables contre un licenciement. Si l’entreprise ne peut pas payer, le fonds FOGASA paie jusqu’à 120 jours de salaire et l’indemnité, avec un plafond.',
  },
}
