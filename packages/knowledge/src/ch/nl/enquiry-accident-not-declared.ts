/** Questions about an accident at work that the employer does not report: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_NL: Words = {
  'ch.ask.accident-not-reported': {
    says: 'U kunt het ongeval zelf melden bij de Suva of de ongevallenverzekeraar van het bedrijf, ook nu nog. Zeg de baas en de arts schriftelijk dat het een ongeval was, met dag, plaats en getuigen. De zorg wordt zonder eigen deel betaald. Vanaf de derde dag krijgt u 80 % van uw loon. Vanaf acht uur per week tellen ook ongevallen in vrije tijd. Geen verzekeraar? De Ersatzkasse UVG betaalt. Na de proeftijd kan een ontslag een tijd nietig zijn.',
  },
}
