/** The French words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_FR: Words = {
  'it.damage.right-proof': {
    says: 'Qui demande des dommages doit prouver le dommage, sa cause et la somme. Vous ne payez que ce que votre acte a causé.',
  },
  'it.damage.right-leak': {
    says: 'Celui qui a la garde de la chose qui fuit paie, sauf pur hasard. Un tuyau commun relève de la copropriété. Prévenez votre assureur maintenant.',
  },
  'it.damage.right-time': {
    says: 'Sans contrat entre vous, une demande de dommages est prescrite après cinq ans, deux pour la route.',
  },
}
