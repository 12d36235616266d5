/** How much is paid for a child of parents who live apart, and where it lives: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_NL: Words = {
  'nl.ask.maintenance-how-much': {
    says: 'De wet noemt geen vast bedrag. Het gaat om wat het kind kost, naar het gezinsinkomen van voor de scheiding, en wat ieder kan missen. Rechters volgen elk jaar het Rapport alimentatienormen (Tremanormen). U mag een bedrag afspreken; zet het in het ouderschapsplan. Anders vraagt een advocaat het de rechter. Het stijgt vanzelf elke 1 januari. Het loopt tot 18, en meestal tot 21 voor leven en studie.',
  },
  'nl.ask.where-children-live': {
    says: 'Eerst u beiden, in een ouderschapsplan. Daarin staat waar de kinderen wonen, de dagen bij elk en wie wat betaalt. Gehuwde ouders moeten het meestal aan de rechtbank geven. Beiden houden meestal het gezag. Lukt het niet, probeer een mediator; daarna vraagt een advocaat de rechter. Die beslist naar wat het beste is voor het kind. Kinderen vanaf 12 mogen zeggen wat ze willen, maar beslissen niet.',
  },
}
