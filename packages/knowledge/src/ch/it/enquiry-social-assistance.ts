/** The Italian words of the rows in ../enquiry-social-assistance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOCIAL_ASSISTANCE_IT: Words = {
  'ch.ask.social-assistance': {
    says: 'Chieda una decisione scritta e motivata. Il termine di ricorso vi è indicato: di solito 30 giorni, in alcuni cantoni meno. Vale il diritto cantonale, ma l’aiuto nel bisogno è un diritto fondamentale. Senza soldi ora, chieda subito aiuto e l’effetto sospensivo. Consiglio gratuito: Caritas.',
  },
}
