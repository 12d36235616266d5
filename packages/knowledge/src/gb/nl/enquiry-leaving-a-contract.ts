/** Questions about a change of mind, subscriptions and payments that go on: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_CONTRACT_NL: Words = {
  'gb.ask-consumer.change-mind-online': {
    says: 'De meeste aankopen online, per telefoon of aan de deur kunt u binnen 14 dagen na levering annuleren. U hoeft geen reden te geven. Maatwerk, verzegelde gezondheidsartikelen en enkele andere vallen erbuiten.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'De wet geeft geen geld terug als u van gedachten verandert over iets uit een winkel. Kijk naar de eigen regels van de winkel. Wat die belooft, moet hij doen.',
  },
  'gb.ask-consumer.subscription': {
    says: 'Werd u de laatste 14 dagen online lid, dan kunt u meestal annuleren. Later telt de opzegtermijn in het contract, maar regels moeten eerlijk zijn. Nieuwe regels voor abonnementen zijn gepland maar gelden nog niet.',
    dependsOn: 'de regel in het contract, en of u in de eerste 14 dagen bent',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'U kunt uw bank zeggen dat ze moet stoppen. Trekt u uw toestemming in, dan moet de bank de betalingen stoppen. U kunt nog geld schuldig zijn door een contract. Zeg het dus ook het bedrijf.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Ja, meestal. Een dienst die u online of per telefoon kocht, kunt u binnen 14 dagen zonder reden annuleren. Doe het vandaag schriftelijk. Vroeg u om meteen te beginnen, dan betaalt u alleen de dagen dat u hem had.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'De meeste afspraken bij u thuis kunt u binnen 14 dagen annuleren, en langer als ze dat niet zeiden. Maatwerk valt erbuiten. Schrijf hun vandaag.',
    dependsOn: 'of de spullen op uw eigen maat zijn gemaakt',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Betaal de rest niet meteen. Een beding dat u lang laat betalen zonder sport, ook na verlies van werk of gezondheid, kan oneerlijk zijn. Een oneerlijk beding bindt u niet. Botsen twee bedingen, dan geldt het beste voor u. Schrijf dat u het betwist, met bewijs, en bied hoogstens een redelijk bedrag. Een incassobureau is geen deurwaarder: het moet eerst bij de rechter winnen.',
    dependsOn: 'wat er in het contract staat, en of de regels eerlijk zijn',
  },
}
