/** A lasting power of attorney: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_FR: Words = {
  'gb.attorney.know': {
    says: "Un mandat (lasting power of attorney) doit être fait tant que la personne le comprend, et être enregistré. S'il est trop tard, la Court of Protection peut nommer quelqu'un.",
  },
  'gb.attorney.answer-misused': {
    says: 'Signalez-le à l’Office of the Public Guardian (OPG) : ouvert à tous, gratuit. Il peut vérifier les comptes et demander à la Court of Protection de mettre fin au mandat. Le mandataire agit pour la personne, sépare l’argent et ne fait que de petits cadeaux d’usage. Si la personne comprend encore, elle peut annuler elle-même. De l’argent part en ce moment ? Prévenez la banque et la police (101).',
  },
}
