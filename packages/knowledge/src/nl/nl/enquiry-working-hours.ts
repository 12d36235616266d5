/** Questions about rosters, zero hours and days off: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_WORDS: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'uw contract en cao',
    says: 'De werkgever moet uw arbeidspatroon 28 dagen vooraf melden, tenzij de cao anders zegt. Kan dat niet, dan moeten de uren vier dagen vooraf bekend zijn. Afgesproken uren wijzigen vraagt uw ja of een zwaarwegende reden.',
  },
  'nl.ask.zero-hours': {
    says: 'Na drie maanden gelden uw gemiddelde uren als afgesproken, en kunt u daar loon voor vragen. Na twaalf maanden moet uw werkgever vaste uren aanbieden. U moet vier dagen vooraf worden opgeroepen. Schrijf uw uren op.',
  },
  'nl.ask.holiday-days': {
    says: 'U hebt per jaar ten minste vier keer uw uren per week: 20 dagen bij een volle week. Uw contract of cao kan meer geven. Uw loon loopt door. De wettelijke dagen vervallen meestal zes maanden na het jaar.',
  },
  'nl.ask.pregnant-on-call': {
    says: 'Nee. U minder uren geven omdat u zwanger bent is verboden, ook op oproep. Eis uw loon schriftelijk, en zeg dat u klaarstaat om te werken. Het gemiddelde van uw laatste drie maanden geldt als afgesproken. Na twaalf maanden moet uw baas de gemiddelde uren van dat jaar vast aanbieden; zonder aanbod kunt u dat loon eisen. Bewaar roosters, loonstroken en berichten. Het College voor de Rechten van de Mens kijkt er gratis naar. Neem geen ontslag en teken geen einde. Verlof en uitkering bij de bevalling blijven van u.',
  },
}
