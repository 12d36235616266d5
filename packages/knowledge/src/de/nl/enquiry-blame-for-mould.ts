/** Questions about a landlord who blames the tenant for mould: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_NL: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'Nee, niet op dat woord alleen. De verhuurder moet eerst tonen dat het niet aan het gebouw ligt, zoals een koude muur of een lek. Pas dan moet u tonen dat u normaal stookte en luchtte. Twee of drie keer per dag is genoeg. Ontken het schriftelijk, met foto’s en notities. Vraag naar de oorzaak en betaal de sanering niet.',
  },
}
