/** Reminders of a club fee: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CLUB_FEE_ES: Words = {
  'jp.debt.know-club-fee': {
    says: 'La cuota de un club se basa en las reglas (会則) que aceptó. Si se fue o nunca entró, dígalo con la fecha.',
  },
  'jp.debt.club-reality': {
    says: 'Es un recordatorio amable de una cuota. Nadie puede tomar su dinero por ello y nada se añade sin base en las reglas.',
  },
  'jp.debt.club-step': {
    says: 'Compruebe si ya pagó y si sigue siendo socio. Si es así, pague o pida más tiempo. Si se fue, escriba la fecha.',
  },
}
