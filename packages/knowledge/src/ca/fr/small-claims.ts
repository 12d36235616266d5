/** The small claims courts of the provinces, for a letter that threatens with one: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SMALL_CLAIMS_WORDS: Words = {
  'ca.debt.on-small-claims': {
    says: 'En Ontario, la Cour des petites créances va jusqu’à 50 000 $. Les frais d’avocat y sont le plus souvent limités à 15 % de la demande.',
  },
  'ca.debt.bc-small-claims': {
    says: 'En Colombie-Britannique, un tribunal juge jusqu’à 5 000 $, et la cour des petites créances jusqu’à 35 000 $. Le plus souvent, vous ne payez pas leur avocat.',
  },
  'ca.debt.ab-court': {
    says: 'En Alberta, la Cour de justice juge les demandes jusqu’à 100 000 $. Vous pouvez y parler pour vous-même.',
  },
  'ca.debt.qc-small-claims': {
    says: 'Au Québec, chacun parle pour soi aux petites créances, sans avocat. Une entreprise qui a acheté la dette ne peut pas y poursuivre.',
  },
  'ca.judged.on-interest': {
    says: 'Vérifiez les intérêts. En Ontario, ils courent au taux fixé pour le trimestre ou au taux de votre contrat.',
  },
}
