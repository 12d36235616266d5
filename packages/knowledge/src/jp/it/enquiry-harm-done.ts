/** The Italian words of the rows in ../enquiry-harm-done.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_DONE_IT: Words = {
  'jp.ask.harm-done': {
    says: 'Lei deve il danno causato per Sua colpa, meno la parte di colpa dell’altro. Denunci l’incidente alla polizia. Chieda referti e ricevute, e non firmi subito. Cerchi una copertura: la responsabilità civile (個人賠償責任保険) è spesso nell’assicurazione di casa, auto, carta o bicicletta, anche della famiglia.',
  },
}
