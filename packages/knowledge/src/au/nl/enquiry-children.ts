/** The Dutch words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_NL: Words = {
  'au.ask.see-child': {
    says: 'Alimentatie en tijd met het kind zijn twee dingen, dus blijf betalen. Vraag eerst om bemiddeling (family dispute resolution): bel 1800 050 321. Meestal hebt u het bewijs daarvan nodig vóór de rechter. Dan kan de familierechter beslissen naar wat het beste is voor het kind.',
  },
  'au.ask.child-support': {
    says: 'Bel Services Australia (Child Support). Het kan innen van loon, belastingteruggave en bankrekeningen, en kan de andere ouder tegenhouden om het land te verlaten. Het is gratis.',
  },
  'au.ask.child-support-too-high': {
    says: 'Bel nu Services Australia: tot het verandert, blijft de oude som verschuldigd. Inkomen 15% of meer gedaald? Geef een schatting (estimate) van wat u nu verdient, dan wordt er opnieuw gerekend. Klopt er iets niet, zoals de nachten of het inkomen? Maak schriftelijk bezwaar binnen 28 dagen na de brief. Dat is gratis. Is uw geval bijzonder? Vraag een change of assessment. Bij achterstand vraagt u een regeling.',
  },
  'au.ask.child-support-how-much': {
    says: 'Services Australia bepaalt het met een formule: wat u beiden verdient, de nachten dat het kind bij ieder slaapt, en aantal en leeftijd van de kinderen. De gratis online rekenhulp (estimator) toont de som. Bij gedeelde zorg betaalt u meestal minder. U kunt ook schriftelijk zelf een som afspreken. Meld een verandering meteen: ze telt zelden ver terug.',
    dependsOn: 'wat u beiden verdient en de nachten bij ieder',
  },
  'au.ask.where-children-live': {
    says: 'U beiden, als het kan: schrijf het op als ouderplan; een rechter kan het bindend maken. Zo niet, dan is meestal eerst family dispute resolution nodig: 1800 050 321. Daarna beslist het Federal Circuit and Family Court naar wat het beste is voor het kind, met veiligheid voorop. Geen regel zegt dat de tijd gelijk verdeeld wordt. Bij geweld of spoed kunt u meteen naar de rechter.',
  },
}
