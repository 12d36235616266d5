/** Questions about paying an allowance back in parts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_NL: Words = {
  'nl.ask.allowance-plan': {
    says: 'Ja. U kunt meestal in 24 maanden betalen. Is dat te veel, vraag dan een persoonlijke betalingsregeling die kijkt naar uw inkomen en vaste lasten. Klopt het bedrag niet? Maak dan ook binnen zes weken bezwaar. Vraag het voor de laatste betaaldag, en vraag uw gemeente om hulp bij schulden.',
  },
  'nl.ask.allowance-years': {
    says: 'Is een toeslag definitief vastgesteld? Dan mag die meestal niet meer omlaag als er vijf jaar voorbij zijn na het einde van dat jaar. Voor 2020 eindigde dat op 31 december 2025. Wijzigt de Belastingdienst later uw inkomen, dan is dat een ander geval. Een schuld die op tijd is vastgesteld, kan nog worden geïnd: vijf jaar na de laatste betaaldag, en een aanmaning laat ze opnieuw lopen. Vraag de datum van het besluit. Fout of te laat? Maak bezwaar binnen zes weken.',
    dependsOn: 'wanneer en waarom het besluit kwam',
  },
}
