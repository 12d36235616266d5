/** Questions about an entry in the debt register for a debt that was paid: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRY_NL: Words = {
  'ch.ask.paid-entry': {
    says: 'Vraag de schuldeiser schriftelijk de zaak bij het schuldkantoor in te trekken: pas dan ziet niemand haar meer. Veel doen het na betaling, sommige voor een klein bedrag; dwingen kan niet. Stuur betaalbewijs en een kant-en-klaar formulier mee. Het verzoek na drie maanden helpt alleen als u betaalde voordat het bevel u bereikte, en bezwaar maakte. Anders blijft het vijf jaar zichtbaar. Toon verhuurders het bewijs.',
  },
}
