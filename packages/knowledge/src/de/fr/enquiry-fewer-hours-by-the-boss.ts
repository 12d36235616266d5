/** Questions about a boss who wants to change the contract: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_BY_THE_BOSS_FR: Words = {
  'de.ask-job.contract-change': {
    says: 'Non. Heures et paie font partie du contrat, et seul votre oui les change. Ne signez pas. Écrivez que vous offrez tout votre travail : la paie continue alors. Un congé avec offre de nouvelles conditions (Änderungskündigung) ? Acceptez-le sous réserve de contrôle et saisissez le tribunal du travail en trois semaines. Vous gardez ainsi l’emploi. Le chômage partiel a d’autres règles.',
  },
}
