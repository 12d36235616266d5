/** The French words of the rows in ../movers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MOVERS_FR: Words = {
  'us.mover.want': {
    says: 'Le déménageur demande plus d’argent, ou répond à une demande pour des biens perdus ou cassés.',
  },
  'us.mover.right-goods': {
    says: 'Pour un déménagement entre États, vous recevez vos biens en payant le prix fixe, ou 110 % d’un prix qui n’était pas fixe.',
  },
  'us.mover.right-claim': {
    says: 'Vous avez neuf mois pour réclamer par écrit les biens perdus ou cassés. Le déménageur doit offrir qu’une personne neutre décide (arbitration).',
  },
  'us.mover.step': {
    says: 'Écrivez au déménageur avec le devis et la lettre de voiture (bill of lading). Plaignez-vous à la FMCSA, et à votre État si le déménagement reste dans l’État.',
  },
}
