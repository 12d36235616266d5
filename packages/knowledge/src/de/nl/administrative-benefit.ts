/** The Dutch words of Germany: administrative benefit. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_BENEFIT_NL: Words = {
  'de.admin-benefit.deadline': {
    says: 'U hebt één maand vanaf de dag dat de beslissing u bereikte. Het laatste deel zegt of u bezwaar maakt of naar de rechter gaat.',
    action:
      'Uw bezwaar (Widerspruch) sturen, of naar de rechter gaan als de brief dat zegt (Klage)',
    consequence: 'De beslissing wordt definitief, ook als zij niet klopt.',
    service:
      'een brief van een overheidskantoor geldt als ontvangen op de vierde dag na verzending',
  },
  'de.admin-benefit.right-object': {
    says: 'U kunt binnen één maand bezwaar maken. In sommige deelstaten gaat u meteen naar de bestuursrechter (Verwaltungsgericht).',
  },
  'de.admin-benefit.right-stops': {
    says: 'Bezwaar op tijd voorkomt meestal dat ze het geld nemen totdat erover beslist is.',
  },
  'de.admin-benefit.step': {
    says: 'Lees het laatste deel van de brief (Rechtsbehelfsbelehrung): waarheen u schrijft, hoe en voor wanneer. Bewaar bewijs van verzending.',
  },
}
