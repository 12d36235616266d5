/** Questions about children of parents apart, and protection from a partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CUSTODY_AND_SUPPORT_NL: Words = {
  'us.ask-life.custody': {
    says: 'Vraag de familierechtbank; tot dan geldt het bevel dat er is. Meestal beslist de staat waar het kind zes maanden woonde. Veel rechtbanken hebben gratis formulieren en hulp.',
    dependsOn: 'wat het bevel zegt en wat het beste is voor het kind',
  },
  'us.ask-life.support-change': {
    says: 'Vraag de rechter of de dienst meteen om het te wijzigen. Oude schuld wordt meestal niet lager, dus elke maand telt. Betaal wat u kunt.',
  },
  'us.ask-life.support-unpaid': {
    says: 'Open een zaak bij de dienst voor kinderalimentatie (child support agency) van uw staat. Die kan loon, belastingteruggave en bankgeld innen en een rijbewijs blokkeren. Elke gemiste betaling telt als een vonnis. Het kost hoogstens $ 25, vaak niets.',
  },
  'us.trouble.move-kids': {
    says: 'Met een bevel over de zorg moet u meestal schriftelijk bericht geven en voor een verhuizing het ja van de andere ouder of de rechter krijgen. Vraag eerst de rechter: zonder dat verhuizen kan u de zorg kosten.',
    dependsOn: 'uw bevel, uw staat en de afstand',
  },
  'us.ask-life.visits-and-support': {
    says: 'Nee. Alimentatie en bezoek zijn twee dingen. U moet de bezoekregeling volgen, ook als er geen geld komt. Een kind achterhouden kan minachting van de rechter zijn en u tijd met het kind kosten. De alimentatiedienst van uw staat int wat open staat. Is het kind in gevaar, of is er nog geen beslissing, ga dan meteen naar de familierechter.',
  },
}
