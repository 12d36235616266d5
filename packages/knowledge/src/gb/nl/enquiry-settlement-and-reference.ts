/** Questions about a settlement agreement and about a reference: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SETTLEMENT_AND_REFERENCE_NL: Words = {
  'gb.ask-work.settlement': {
    says: 'Teken nog niet. Het bindt u alleen na advies van een onafhankelijke adviseur. Meestal betaalt de werkgever die. Volgens Acas zijn minstens 10 dagen bedenktijd redelijk.',
  },
  'gb.ask-work.reference': {
    says: 'De meeste werkgevers hoeven geen referentie te geven. Doen ze het wel, dan moet die waar en eerlijk zijn. U kunt vragen de referentie aan uw nieuwe werkgever te zien.',
    dependsOn: 'uw contract en uw branche',
  },
}
