/** Reminders of a club fee: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CLUB_FEE_IT: Words = {
  'jp.debt.know-club-fee': {
    says: 'Una quota di circolo si basa sulle regole (会則) che ha accettato. Se è uscito o non è mai entrato, lo dica con il giorno, e chieda le regole.',
  },
  'jp.debt.club-reality': {
    says: 'È un sollecito cortese di una quota. Nessuno può prendere i Suoi soldi per questo. Nessuna spesa si aggiunge senza una base nelle regole.',
  },
  'jp.debt.club-step': {
    says: 'Controlli se l’ha pagata e se è ancora socio. Se sì, paghi o chieda più tempo. Se è uscito, scriva il giorno in cui è uscito.',
  },
}
