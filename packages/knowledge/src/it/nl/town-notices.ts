/** The Dutch words of Italy: town notices. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_NOTICES_WORDS: Words = {
  'it.town.step-real': {
    says: 'Controleer het bij de belastingdienst van de gemeente (Ufficio Tributi). Zoek het nummer zelf en betaal nooit via een link in een bericht.',
  },
  'it.town.option-parts': {
    says: 'Schrijf aan het belastingkantoor van de gemeente (Ufficio Tributi) en zeg dat er weinig geld is.',
    title: 'De gemeente om delen vragen',
    cost: 'Rente.',
    time: 'Vraag het binnen de 60 dagen.',
    risk: 'Twee gemiste delen in zes maanden kunnen het plan beëindigen.',
    bestFor: 'De belasting klopt en u kunt niet alles ineens betalen.',
  },
  'it.town.right-tari': {
    says: 'TARI is verschuldigd door wie de ruimte bezit of gebruikt, voor die tijd. Waar de gemeente het afval niet ophaalt, betaalt u hoogstens 40 %: vraag het schriftelijk.',
  },
}
