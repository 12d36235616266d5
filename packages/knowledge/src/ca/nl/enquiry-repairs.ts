/** The Dutch words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_NL: Words = {
  'ca.ask.home-on-repair': {
    says: 'In Ontario moet de verhuurder de woning in goede staat houden, ook als u bij het begin van het gebrek wist. De Board kan reparatie of minder huur bevelen (formulier T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'In British Columbia moet de verhuurder de woning in goede staat en bewoonbaar houden. U kunt de Residential Tenancy Branch om een bevel vragen.',
  },
  'ca.ask.home-ab-repair': {
    says: 'In Alberta moet de woning voldoen aan de minimumnormen voor wonen en gezondheid. Zo niet, dan kunt u vragen om minder huur, schadevergoeding of het einde van het contract.',
  },
  'ca.ask.repairs-money-on': {
    says: 'Gebruik bij de Landlord and Tenant Board formulier T6 voor herstel en T2 voor uw rechten. Vraag om minder huur, uw kosten en een bevel tot herstel. U kunt een jaar teruggaan. Sinds oktober 2025 kan de Board tot $ 50.000 toekennen. Voor meer moet u naar de rechter. Bewaar bevelen van de stad, bonnen en foto’s. Stop niet zelf met huur betalen.',
  },
  'ca.ask.repairs': {
    says: 'Schrijf de verhuurder met foto’s en een datum. Gebeurt er niets, bel dan de inspecteur van de gemeente en ga naar het tribunaal. Stop niet op eigen houtje met huur betalen.',
  },
}
