/** Questions about wages and overtime that are not paid, sums taken off and insolvent firms: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_FR: Words = {
  'jp.ask.unpaid-wages': {
    says: 'Le salaire doit être payé en entier au jour fixé. Gardez vos heures notées et allez au bureau des normes du travail. Vous avez trois ans pour réclamer.',
  },
  'jp.ask.wage-deduction': {
    says: 'Le salaire se paie en entier. On ne retient que impôt, assurances et ce qu’un accord écrit du personnel permet. Une pénalité fixe pour départ ou erreur est nulle, et le plus souvent aussi une clause de frais de formation. Un vrai dommage par faute grave se partage au plus. Refusez par écrit et allez à l’inspection du travail.',
  },
  'jp.ask.employer-bankrupt': {
    says: 'L’État (未払賃金立替払制度) paie environ 80 % des salaires et indemnités dus, avec un plafond selon l’âge. Cela vaut en faillite, ou quand l’inspection constate l’arrêt. Vous devez être parti dans les deux ans dès six mois avant la demande. Demandez dans les deux ans.',
  },
}
