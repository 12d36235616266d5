/** The Italian words of the rows in ../rent-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEBT_WORDS: Words = {
  'de.rent-debt.right-two-months': {
    says: 'Il locatore può disdire subito solo da circa due mesi di affitto non pagati. Oppure per più di un mese su due scadenze di seguito.',
  },
  'de.rent-debt.right-cure': {
    says: 'Se chiede lo sfratto in tribunale, paghi tutto entro due mesi dalla notifica. Di solito la disdetta immediata non vale più.',
  },
  'de.rent-debt.step-account': {
    says: 'Chieda il conto dell’affitto mese per mese. Controlli i pagamenti, un aumento o un conto delle spese.',
  },
  'de.rent-debt.step-office': {
    says: 'Non può pagare l’affitto? Chieda subito al Jobcenter o al Sozialamt. Possono pagare il debito per salvare la casa.',
  },
}
