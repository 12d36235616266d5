/** Reminders of a club fee: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CLUB_FEE_DE: Words = {
  'jp.debt.know-club-fee': {
    says: 'Ein Vereinsbeitrag beruht auf der Satzung (会則), der Sie zugestimmt haben. Sind Sie ausgetreten oder nie beigetreten, sagen Sie es mit Datum.',
  },
  'jp.debt.club-reality': {
    says: 'Das ist eine höfliche Erinnerung an einen Beitrag. Deswegen kann niemand Ihr Geld nehmen, und ohne Grund in der Satzung kommt nichts hinzu.',
  },
  'jp.debt.club-step': {
    says: 'Prüfen Sie, ob Sie gezahlt haben und noch Mitglied sind. Wenn ja, zahlen Sie oder bitten um Zeit. Sind Sie ausgetreten, schreiben Sie den Tag.',
  },
}
