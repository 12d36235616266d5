/** Questions about a phone or internet firm that raises its price: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TELECOM_PRICE_NL: Words = {
  'es.ask.telecom-price': {
    says: 'Ja. Verandert het bedrijf zelf prijs of voorwaarden, dan moet het dat een maand vooraf melden. U mag dan binnen een maand na die melding weg zonder boete, ook tijdens de minimumduur. Meldde het dat niet goed, zeg dat en betaal de boete niet. U betaalt alleen een gesubsidieerd toestel dat u houdt. Verhogingen die in het contract staan kunnen anders zijn. Klaag schriftelijk, daarna gratis bij de Oficina de Telecomunicaciones.',
  },
}
