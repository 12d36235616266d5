/** Questions about divorce and maintenance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'be.ask.divorce': {
    says: 'U kunt scheiden met onderlinge toestemming of via de familierechtbank. Die kan snel beslissen wie in huis blijft, waar de kinderen wonen en wie wat betaalt. Bewaar kopieën. Een gratis advocaat of bemiddelaar kan helpen.',
  },
  'be.ask.contact-refused': {
    says: 'Een vonnis over het verblijf van de kinderen bindt beide ouders. Noteer elke datum, bewaar de berichten en laat het de politie elke keer opschrijven. De familierechtbank blijft bevoegd: een gewone brief aan de griffie brengt de zaak terug. Zij kan een bedrag per keer bepalen (dwangsom) of het verblijf veranderen. Probeer ook een familiebemiddelaar. Blijf onderhoudsgeld betalen.',
  },
  'be.ask.violence': {
    says: 'Bij gevaar belt u 112. Hulp in het Nederlands: 1712, gratis; in het Frans: 0800 30 030, gratis en dag en nacht. De procureur kan de dader meteen tot 14 dagen uit huis zetten en contact verbieden. De familierechtbank kan dat tot drie maanden verlengen. Doe aangifte bij de politie. Ga naar een arts, en bewaar foto’s en berichten. Met een laag inkomen is een advocaat gratis (pro deo).',
  },
}
