/** The lender's own notice before it may end the agreement: the days in it count. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DEFAULT_FR: Words = {
  'gb.debt.default-notice-right': {
    says: 'Un avis de défaut (default notice) doit dire ce qui ne va pas et comment le corriger. Il doit vous laisser au moins 14 jours à partir de sa réception.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Après la date de l’avis de défaut (default notice), le prêteur peut finir le contrat et tout réclamer. Si vous payez avant ce qu’il demande, il doit faire comme si le défaut n’avait pas eu lieu.',
  },
  'gb.debt.default-step': {
    says: 'Contactez le prêteur avant la date de l’avis. Payez le retard si vous pouvez, ou demandez un plan et du temps.',
  },
  'gb.debt.default-option': {
    says: 'Payez ce que l’avis demande avant sa date, ou envoyez un budget et demandez au prêteur d’attendre. Il doit vous traiter avec équité.',
    title: 'Régler à temps ou convenir d’un plan',
    cost: 'Le retard, ou ce que vous offrez.',
    time: 'Avant la date de l’avis.',
    risk: 'Après, le prêteur peut mettre fin au contrat. Un bien financé peut être en danger.',
    bestFor: 'Vous devez le retard et voulez garder le contrat.',
  },
}
