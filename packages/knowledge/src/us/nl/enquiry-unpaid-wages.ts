/** Questions about wages that were not paid, paid late or by a bad check: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_NL: Words = {
  'us.ask-work.last-paycheck': {
    says: 'Zij moeten u voor al het gedane werk betalen, uiterlijk op de volgende betaaldag. Sommige staten zeggen meteen. Zo niet, klaag dan bij het arbeidskantoor van uw staat of de Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Schrijf uw uren op en vraag schriftelijk om het loon. U kunt gratis klagen bij de Wage and Hour Division of naar de rechter. De tijd is twee jaar, of drie als het met opzet was.',
  },
  'us.ask-life.wages': {
    says: 'Vraag schriftelijk om het bedrag en de dag, met uw uren. Dien dan een gratis loonclaim in bij het arbeidskantoor van uw staat. U kunt ook naar de rechter, meestal voor het dubbele, en u mag niet worden gestraft omdat u vraagt.',
  },
  'us.trouble.bad-paycheck': {
    says: 'Een looncheque zonder geld is onbetaald loon. Vraag schriftelijk om loon en bankkosten, en dien een gratis loonclaim in, samen met de anderen als het kan. Veel staten geven er boetes bij.',
  },
}
