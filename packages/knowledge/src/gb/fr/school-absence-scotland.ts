/** Missed school in Scotland, which has no penalty notices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_SCOTLAND_FR: Words = {
  'gb.absence.scotland-none': {
    says: 'En Écosse, il n’y a pas d’amende de ce genre pour absence à l’école. Demandez sur quelle loi l’expéditeur se fonde avant de payer.',
  },
  'gb.absence.scotland-right': {
    says: 'La commune doit d’abord vous demander d’expliquer l’absence. Une bonne raison, comme la maladie, suffit.',
  },
  'gb.absence.scotland-step': {
    says: 'Écrivez à l’école et à la commune et expliquez chaque jour. Demandez de l’aide pour votre enfant.',
  },
}
