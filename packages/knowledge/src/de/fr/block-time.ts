/** The French words of the rows in ../block-time.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BLOCK_TIME_FR: Words = {
  'de.block.want': {
    says: 'L’agence pour l’emploi ne vous verse pas de chômage pendant des semaines (Sperrzeit).',
  },
  'de.block.right-reason': {
    says: 'Avec une bonne raison, pas de blocage : travail qui rend malade, harcèlement, salaire impayé, rejoindre le conjoint, licenciement certain.',
  },
  'de.block.right-length': {
    says: 'Pour un emploi quitté : 12 semaines, 6 ou 3 en cas de dureté. Pour une inscription tardive : une semaine.',
  },
  'de.block.right-cover': {
    says: 'Vous restez assuré maladie pendant le blocage. L’aide de base peut aider, réduite.',
  },
  'de.block.step': {
    says: 'Opposez-vous dans le mois avec votre raison et des preuves (certificat, courriels). Restez inscrit.',
  },
}
