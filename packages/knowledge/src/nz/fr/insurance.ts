/** The French words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'nz.insure.want': { says: 'Cherchez la raison, et les mots du contrat qu’elle cite.' },
  'nz.insure.reality': {
    says: 'C’est le point de vue de l’assureur. Ce n’est pas le dernier mot.',
  },
  'nz.insure.who': {
    says: 'Chaque assureur doit faire partie d’un service gratuit de règlement des litiges (dispute scheme).',
  },
  'nz.insure.rights': {
    says: 'Vous pouvez demander les raisons, voir les mots du contrat et faire examiner l’affaire gratuitement.',
  },
  'nz.insure.right-reason': {
    says: 'Vous pouvez demander sur quels mots du contrat ils s’appuient.',
  },
  'nz.insure.right-scheme': {
    says: 'Après une réponse finale, appelée « deadlock », vous pouvez aller gratuitement au service de règlement des litiges (dispute scheme).',
  },
  'nz.insure.step-reason': { says: 'Demandez par écrit les raisons et les rapports.' },
  'nz.insure.step-proof': { says: 'Envoyez des photos, des devis et des reçus.' },
  'nz.insure.step-complain': {
    says: 'Faites une plainte écrite et demandez le nom du service (dispute scheme).',
  },
  'nz.insure.opt-scheme': {
    says: 'D’abord l’assureur, puis son service de règlement des litiges.',
    title: 'Se plaindre, puis le service',
    cost: 'Gratuit.',
    time: 'Des mois.',
    risk: 'Faible.',
    bestFor: 'Vous pensez que la décision est fausse.',
  },
  'nz.insure.opt-court': {
    says: 'Demandez jusqu’à 60 000 $ au Tribunal.',
    title: 'Disputes Tribunal ou tribunal',
    cost: 'Des frais selon le montant.',
    time: 'Des mois.',
    risk: 'Faible.',
    bestFor: 'Le service ne peut pas prendre l’affaire.',
  },
  'nz.insure.right-reform': {
    says: 'Une réponse fausse ne met fin à la couverture que si elle était importante. Une exclusion (exclusion) peut ne pas compter si elle n’a pas causé la perte.',
  },
  'nz.insure.right-code': {
    says: 'Le code du métier (industry code) dit à quelle vitesse un assureur doit décider et répondre. Demandez ses raisons et ses rapports.',
  },
}
