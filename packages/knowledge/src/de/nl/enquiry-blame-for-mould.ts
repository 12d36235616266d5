/** Questions about a landlord who blames the tenant for mould: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_NL: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'Nee, niet op dat woord alleen. De verhuurder moet eerst tonen dat het niet aan het gebouw ligt, zoals een koude muur of een lek. Pas dan moet u tonen dat u normaal stookte en luchtte. Ontken het schriftelijk met foto’s en stel een termijn voor herstel. Tot dan is de huur door de wet lager. Betaal voor de zekerheid onder voorbehoud, of verlaag alleen met een Mieterverein.',
  },
}
