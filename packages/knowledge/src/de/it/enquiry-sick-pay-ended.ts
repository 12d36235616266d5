/** Questions about sick pay of the health fund that ends too soon: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_ENDED_IT: Words = {
  'de.ask-benefit.sick-pay-ended': {
    says: 'Si opponga subito per iscritto, al più tardi entro un mese; è gratis. Chieda il parere del Medizinischer Dienst. Il medico risponda per iscritto e chieda un secondo parere. Continui i certificati senza vuoti: ognuno al più tardi il giorno lavorativo dopo. Senza soldi? Si iscriva all’Agentur für Arbeit e chieda un’ordinanza urgente al tribunale sociale.',
  },
}
