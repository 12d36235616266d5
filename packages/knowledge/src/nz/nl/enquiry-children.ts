/** The Dutch words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_NL: Words = {
  'nz.ask.see-child': {
    says: 'Alimentatie en tijd met het kind zijn twee dingen, dus blijf betalen. Vraag eerst om bemiddeling (family dispute resolution), gratis bij een laag inkomen. Lukt het niet, vraag dan de Family Court om een regeling (parenting order). Die kijkt naar wat het beste is voor het kind.',
  },
  'nz.ask.child-support-too-high': {
    says: 'Meld het nu aan Inland Revenue, online of per telefoon: tot het verandert, blijft de oude som verschuldigd. Inkomen 15% of meer gedaald? Stuur een schatting (estimate). Die telt vanaf de eerste van de maand, dus doe het nu. Klopt er iets niet, zoals de nachten? Maak schriftelijk bezwaar binnen 28 dagen. Dat is gratis. Is uw geval bijzonder? Vraag een administrative review. Bij achterstand vraagt u een regeling.',
  },
  'nz.ask.child-support-how-much': {
    says: 'Inland Revenue rekent met een formule: wat u beiden verdient, aantal en leeftijd van de kinderen en de nachten bij ieder. Slaapt het kind minstens 28% van de nachten bij u, ongeveer twee per week, dan betaalt u meestal minder. De rekenhulp op de site toont de som. U kunt ook zelf een som afspreken. Meld een verandering meteen.',
    dependsOn: 'wat u beiden verdient en de nachten bij ieder',
  },
  'nz.ask.where-children-live': {
    says: 'U beiden als guardians, als u het eens wordt: schrijf het op. Zo niet, dan helpt family dispute resolution, gratis met een laag inkomen. Daarna kan het Family Court een parenting order geven over zorg en contact. Het kijkt naar wat het beste is voor het kind, en een advocaat kan voor het kind spreken. Verhuis niet met het kind zonder ja van de ander. Bij geweld of spoed gaat u meteen naar de rechter.',
  },
}
