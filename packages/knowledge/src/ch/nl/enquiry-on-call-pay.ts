/** Questions about pay for work on call: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_CALL_PAY_NL: Words = {
  'ch.ask.on-call-pay': {
    says: 'Ja. Werkte u regelmatig op afroep, dan mag de firma uw uren niet van de ene op de andere dag stoppen. Zij moet opzeggen, en in de opzegtermijn krijgt u loon naar het gemiddelde van de laatste maanden. De termijn is één maand in het eerste jaar, twee tot het negende, dan drie, tegen een maandeinde. Schrijf dat u klaarstaat en vraag dat loon. De verzoening is gratis tot 30.000 frank.',
  },
}
