/** The French words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_FR: Words = {
  'es.damage.right-proof': {
    says: 'Qui demande des dommages doit prouver le dommage, sa cause et la somme. Vous ne payez que ce que votre acte a causé.',
  },
  'es.damage.right-leak': {
    says: 'Celui qui habite le logement paie la fuite qui en vient, la copropriété les tuyaux communs. Prévenez votre assureur maintenant.',
  },
  'es.damage.right-time': {
    says: 'Sans contrat entre vous, une demande de dommages est prescrite après un an (trois en Catalogne). Une demande écrite fait repartir le délai.',
  },
}
