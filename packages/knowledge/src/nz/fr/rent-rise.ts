/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_FR: Words = {
  'nz.rise.want': { says: 'Votre propriétaire veut un loyer plus élevé.' },
  'nz.rise.want-check': {
    says: 'Vérifiez si la hausse est permise par la loi avant de payer plus ou de signer.',
  },
  'nz.rise.reality': {
    says: 'Le loyer ne peut monter qu’une fois en 12 mois, avec 60 jours d’avis. Le Tribunal peut le baisser.',
  },
  'nz.rise.not-yet': { says: 'Le nouveau loyer est dû au plus tôt 60 jours après l’avis.' },
  'nz.rise.right-notice': {
    says: 'L’avis doit être écrit et dire le nouveau loyer et le jour. 60 jours est le minimum.',
  },
  'nz.rise.right-year': {
    says: 'Le loyer ne peut pas monter dans les 12 mois après la dernière hausse ou le début de la location.',
  },
  'nz.rise.right-market': {
    says: 'S’il est bien au-dessus du loyer du marché, le Tenancy Tribunal peut le baisser. Faites la demande peu après l’avis.',
  },
  'nz.rise.step-market': {
    says: 'Cherchez le loyer du marché de votre quartier sur tenancy.govt.nz et comparez.',
  },
  'nz.rise.step-write': {
    says: 'Si l’avis est trop court ou trop tôt, dites-le par écrit et continuez à payer l’ancien loyer.',
  },
  'nz.rise.option-tribunal': {
    says: 'Demandez au Tenancy Tribunal un ordre sur le loyer (rent order).',
    title: 'Demander au Tribunal de le baisser',
    cost: 'De petits frais',
    time: 'Peu après l’avis',
    risk: 'Il se peut que rien ne change.',
    bestFor: 'Le loyer est bien au-dessus du marché.',
  },
  'nz.rise.option-talk': {
    says: 'Proposez par écrit une hausse plus petite ou un jour plus tard.',
    title: 'Parler au propriétaire',
    cost: 'Gratuit',
    time: 'Avant le jour indiqué',
    risk: 'Il peut dire non.',
    bestFor: 'Vous payez bien et voulez rester.',
  },
}
