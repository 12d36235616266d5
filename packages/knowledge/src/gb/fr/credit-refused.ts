/** A refusal of credit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_FR: Words = {
  'gb.credit-refused.right-agency': {
    says: "Si un prêt ou une carte est refusé à cause du dossier d'une agence de crédit, ils doivent vous dire laquelle. Sinon, demandez dans les 28 jours. L'agence doit vous montrer votre dossier et corriger ou expliquer ce qui est faux.",
  },
  'gb.credit-refused.right-person': {
    says: 'Si un ordinateur seul a décidé, vous pouvez demander la raison, donner votre version et faire revoir la décision par une personne.',
  },
  'gb.credit-refused.answer': {
    says: "Personne n'est obligé de vous prêter. Mais si un prêt ou une carte est refusé à cause du dossier d'une agence de crédit, le prêteur doit le dire et la nommer. Sinon, demandez-le dans les 28 jours. Obtenez gratuitement votre dossier de chaque agence et faites corriger les erreurs. Si un ordinateur seul a décidé, vous pouvez demander pourquoi, et qu'une personne revoie.",
  },
  'gb.file.right-correct': {
    says: "Vous pouvez voir votre dossier de crédit gratuitement et faire corriger les erreurs. Écrivez à l'agence et à l'entreprise. Vous pouvez ajouter une note de 200 mots.",
  },
}
