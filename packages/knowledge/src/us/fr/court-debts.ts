/** The French words of the rows in ../court-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DEBTS_FR: Words = {
  'us.public.court-reality': {
    says: 'Un tribunal a déjà ordonné cette somme. Dans bien des États, elle peut être prise sur un remboursement ou un salaire sans nouveau procès.',
  },
  'us.public.court-california': {
    says: 'En Californie, le Franchise Tax Board peut prendre du salaire ou de l’argent en banque. Contestez la dette auprès du tribunal. Signalez vos difficultés au Board.',
  },
  'us.public.court-right-jail': {
    says: 'On ne peut pas vous emprisonner seulement parce que vous ne pouvez pas payer une amende. Le tribunal doit d’abord demander pourquoi.',
  },
  'us.public.court-step': {
    says: 'Appelez le greffe (clerk) avec le numéro du dossier. Demandez du temps, une somme selon vos moyens ou un travail d’intérêt général.',
  },
}
