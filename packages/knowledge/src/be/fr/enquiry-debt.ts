/** Questions about debts that one cannot pay, costs, old debts and loans, and the first steps against a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'be.ask.step-debt': {
    says: 'Rassemblez lettres et sommes, et demandez une médiation gratuite au CPAS.',
  },
  'be.ask.right-debt': { says: 'Personne ne peut saisir sans jugement ou autre titre.' },
  'be.ask.old-debt': {
    dependsOn: 'le type de facture',
    says: 'Énergie, eau, télécom et loyer : cinq ans. Soins : deux ans. Beaucoup d’autres contrats : jusqu’à dix.',
  },
  'be.ask.cannot-pay': {
    says: 'Demandez une médiation gratuite au CPAS. Si les dettes sont trop nombreuses, le tribunal du travail fixe un plan et arrête les saisies.',
  },
  'be.ask.collector-visits': {
    says: 'Vous n’êtes pas obligé d’ouvrir. Un recouvreur n’a aucun pouvoir avant un jugement et ne peut ni menacer ni humilier. Écrivez que vous ne voulez que des lettres, et signalez les menaces au SPF Economie (ConsumerConnect).',
  },
  'be.ask.credit-default': {
    says: 'Appelez le prêteur et demandez des mensualités plus petites. Il ne peut tout réclamer qu’après deux impayés, un recommandé et un mois. Le juge de paix peut donner des facilités de paiement.',
  },
}
