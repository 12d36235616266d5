/** The Spanish words of the rows in ../enquiry-social-assistance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_ASSISTANCE_ES: Words = {
  'ch.ask.social-assistance': {
    says: 'Pida una decisión escrita y motivada (Verfügung). El plazo de recurso está en ella: casi siempre 30 días, en algunos cantones menos. Vale el derecho cantonal, pero la ayuda en apuros es un derecho fundamental. Sin dinero ahora, pida ayuda enseguida y efecto suspensivo. Consejo gratis: UFS, Caritas.',
  },
}
