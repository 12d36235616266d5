/** Questions about sick pay of the health fund that ends too soon: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_ENDED_NL: Words = {
  'de.ask-benefit.sick-pay-ended': {
    says: 'Maak meteen schriftelijk bezwaar, uiterlijk binnen een maand; het is gratis. Vraag het rapport van de Medizinischer Dienst. Laat uw arts schriftelijk antwoorden en een tweede rapport vragen. Blijf zonder gat ziek gemeld: elke nieuwe uiterlijk de volgende werkdag. Geen geld? Meld u bij de Agentur für Arbeit en vraag de sociale rechter om spoed.',
  },
}
