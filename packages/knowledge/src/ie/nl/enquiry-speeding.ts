/** Questions about speeding notices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_NL: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Betaal niet. Vul binnen 28 dagen het deel in dat de bestuurder noemt, met adres, en stuur het terug. De kennisgeving gaat dan naar die persoon. Doet u niets, dan gaat de wet ervan uit dat u reed.',
  },
  'ie.ask.speeding-late': {
    says: 'Te hard rijden is €160 en drie punten als u in de eerste 28 dagen na de brief betaalt. In de 28 dagen daarna de helft meer, €240. Dan komt de dagvaarding, met een laatste, hogere betaling tot zeven dagen voor de zitting. Bij veroordeling vijf punten en tot €1,000 boete. Betaal nu het bedrag dat vandaag geldt volgens de brief.',
  },
}
