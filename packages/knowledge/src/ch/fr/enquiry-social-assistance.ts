/** The French words of the rows in ../enquiry-social-assistance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_ASSISTANCE_FR: Words = {
  'ch.ask.social-assistance': {
    says: 'Demandez une décision écrite et motivée. Le délai de recours y figure : souvent 30 jours, parfois moins selon le canton. Le droit cantonal vaut, mais l’aide en détresse est un droit fondamental. Sans argent maintenant, demandez tout de suite une aide et l’effet suspensif. Conseil gratuit : Caritas, CSP.',
  },
}
