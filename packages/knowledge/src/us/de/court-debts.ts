/** The German words of the rows in ../court-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DEBTS_DE: Words = {
  'us.public.court-reality': {
    says: 'Ein Gericht hat dieses Geld schon angeordnet. In vielen Staaten kann es ohne neue Klage von Erstattung oder Lohn genommen werden.',
  },
  'us.public.court-california': {
    says: 'In Kalifornien kann das Franchise Tax Board dafür Lohn oder Geld vom Konto nehmen. Bestreiten Sie die Schuld beim Gericht. Not melden Sie dem Board.',
  },
  'us.public.court-right-jail': {
    says: 'Sie dürfen nicht nur deshalb in Haft, weil Sie eine Geldstrafe nicht zahlen können. Das Gericht muss erst nach dem Grund fragen.',
  },
  'us.public.court-step': {
    says: 'Rufen Sie die Geschäftsstelle (clerk) mit der Fallnummer an. Bitten Sie um Zeit, eine tragbare Summe oder gemeinnützige Arbeit.',
  },
}
