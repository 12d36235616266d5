/** Questions about heating that is turned off at night: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEATING_AT_NIGHT_FR: Words = {
  'de.ask-home.heating-at-night': {
    says: 'On peut la baisser la nuit, mais pas la couper en saison de chauffe. Les juges veulent souvent 20 à 22 degrés le jour et environ 18 la nuit. Mesurez avec date, heure et témoin. Signalez par écrit avec une date limite. Jusqu’à la réparation, le loyer est réduit par la loi.',
  },
}
