/** Questions about things bought: faults, delivery, returns and firms that closed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_NL: Words = {
  'ca.ask.faulty': {
    says: 'U kunt vragen om reparatie, een nieuw exemplaar of uw geld. Spullen moeten van redelijke kwaliteit zijn, ook als de garantie van de winkel voorbij is. Schrijf eerst de verkoper.',
  },
  'ca.ask.cancel': {
    says: 'Tekende u aan uw deur, dan geven de meeste provincies u 10 dagen. Contracten van sportscholen hebben vaak ook een bedenktijd. Annuleer schriftelijk.',
    dependsOn: 'waar u tekende en wat u kocht',
  },
  'ca.ask.not-delivered': {
    says: 'Schrijf de verkoper en vraag om de spullen of geld terug. Betaalde u met een kaart en krijgt u geen antwoord, vraag het kaartbedrijf dan om terugboeking (chargeback).',
  },
  'ca.ask.broken-goods': {
    says: 'Schrijf de winkel en zeg wat er kapotging. Volgens de wet van de provincie moeten spullen redelijk lang meegaan, ook na de garantie van de winkel. Vraag reparatie of geld, en ga daarna naar de rechter voor kleine zaken (small claims court).',
  },
  'ca.ask.firm-closed': {
    says: 'Vraag het geld schriftelijk terug, en vraag uw kaartbedrijf meteen om terugboeking (chargeback). Is het bedrijf failliet, stuur dan een bewijs van uw vordering (proof of claim) naar de curator (trustee).',
  },
  'ca.ask.return-goods': {
    says: 'Bij spijt telt alleen de regel van de winkel. Maar is het kapot of niet zoals beschreven? Dan geeft de wet u een recht, wat het bord ook zegt.',
  },
}
