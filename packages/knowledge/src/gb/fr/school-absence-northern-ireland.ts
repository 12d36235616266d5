/** Missed school in Northern Ireland, which has no penalty notices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_NORTHERN_IRELAND_FR: Words = {
  'gb.absence.ni-none': {
    says: 'En Irlande du Nord, il n’y a pas d’amende de ce genre pour absence à l’école. Seul un tribunal peut y condamner un parent, jusqu’à £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'L’autorité scolaire (Education Authority) doit d’abord penser à une mesure d’aide, à la place d’un procès.',
  },
  'gb.absence.ni-step': {
    says: 'Parlez avec l’Education Welfare Officer et répondez à chaque lettre. Expliquez chaque jour, avec preuves.',
  },
}
