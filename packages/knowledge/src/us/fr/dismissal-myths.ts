/** The French words of the rows in ../dismissal-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MYTHS_FR: Words = {
  'us.work.myth-notice': {
    says: 'Dans la plupart des États, un employeur n’est obligé ni de prévenir ni de donner une raison. Un contrat, un syndicat ou un renvoi collectif peut changer cela.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Être renvoyé n’empêche pas à lui seul de toucher le chômage. Faites la demande et laissez le bureau de l’État décider.',
  },
}
