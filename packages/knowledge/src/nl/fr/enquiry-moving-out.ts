/** Questions about ending a lease and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_FR: Words = {
  'nl.ask.deposit': {
    says: 'Le bailleur doit rendre la garantie (waarborgsom) sous 14 jours après la fin, ou 30 jours si des frais sont retenus. Seuls des frais listés peuvent être retenus. Pour les baux depuis le 1er juillet 2023, c’est au plus deux mois de loyer de base.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'votre bail',
    says: 'Le locataire donne congé par écrit, en général un mois avant, sans raison. Un bail de deux ans ou moins peut en général finir plus tôt. Un bail fixe plus long vous lie, sauf sortie prévue. Gardez la preuve.',
  },
  'nl.ask.leaving-costs': {
    says: 'Vous rendez le logement comme reçu, mais l’usure normale ne coûte rien. Sans état des lieux d’entrée, l’état actuel compte. Demandez la preuve de chaque coût. On ne peut pas retirer plus de la garantie.',
    dependsOn: 'de l’état à l’entrée',
  },
}
