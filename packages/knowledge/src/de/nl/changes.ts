/** The Dutch words of Germany: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'de.news.payee-check': {
    says: 'Sinds 9 oktober 2025 moet uw bank vóór een overboeking de naam met het rekeningnummer vergelijken.',
    was: 'Banken keken alleen naar het rekeningnummer (IBAN).',
    is: 'Uw bank zegt het als de naam niet past. Controleert zij niet, dan moet zij u misschien terugbetalen.',
  },
  'de.news.dispute-site-closed': {
    says: 'De Europese site voor geschillen met winkels (ODR) sloot op 20 juli 2025. Links ernaar werken niet meer.',
    was: 'Winkels moesten naar de Europese site voor geschillen linken.',
    is: 'Ga naar de geschillendienst in uw land, of voor een winkel in het buitenland naar uw Europees Consumentencentrum.',
  },
}
