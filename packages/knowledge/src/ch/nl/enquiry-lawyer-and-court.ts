/** Questions about free legal advice and taking someone to court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_AND_COURT_NL: Words = {
  'ch.ask.free-lawyer': {
    says: 'De meeste kantons en ordes van advocaten geven kort gratis juridisch advies (Rechtsauskunft). Vraag voor een zaak gratis rechtshulp aan de rechter (unentgeltliche Rechtspflege), met bewijs van inkomen en kosten, als uw zaak niet kansloos is. Misschien moet u het later terugbetalen.',
  },
  'ch.ask.sue': {
    says: 'Ga eerst naar het bemiddelingskantoor waar de andere partij woont; bij huur waar de woning ligt. Een korte brief of formulier volstaat, zonder advocaat. Bij huur en werk tot 30 000 frank is het gratis. Komt u er niet uit, dan krijgt u een papier om naar de rechter te gaan.',
  },
}
