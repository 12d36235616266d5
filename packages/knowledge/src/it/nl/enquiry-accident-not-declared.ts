/** Questions about an accident at work that the employer does not report: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_NL: Words = {
  'it.ask.accident-not-reported': {
    says: 'Het is niet te laat. Meldt de baas het niet, dan kunt u het zelf bij INAIL doen met de doktersverklaring. Zeg het de baas meteen schriftelijk. Zeg de arts dat het op het werk gebeurde, nooit thuis. Het bedrijf heeft twee dagen vanaf de verklaring. INAIL betaalt vanaf de vierde dag: 60 % van het loon, na 90 dagen 75 %. De dagen ervoor betaalt het bedrijf. Een patronato helpt gratis. U hebt drie jaar.',
  },
}
