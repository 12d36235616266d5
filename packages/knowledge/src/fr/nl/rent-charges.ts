/** The Dutch words of the rows in ../rent-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CHARGES_WORDS: Words = {
  'fr.charges.want': {
    says: 'Uw verhuurder vergeleek de echte servicekosten van een jaar met wat u betaalde, en wil de rest.',
  },
  'fr.charges.want-check': {
    says: 'U mag het controleren en de rekeningen vragen voor u betaalt.',
  },
  'fr.charges.reality': {
    says: 'U mag de rekeningen erachter zes maanden inzien. Alleen kosten op de wettelijke lijst tellen.',
  },
  'fr.charges.not-yet': {
    says: 'Niemand kan om deze brief geld nemen. Daarvoor is een titel (titre exécutoire) nodig, meestal van een rechter.',
  },
  'fr.charges.right-proof': {
    says: 'De afrekening per soort kosten moet één maand voor de betaaldag komen. De rekeningen moeten zes maanden voor u openliggen.',
  },
  'fr.charges.right-late': {
    says: 'Komt de afrekening later dan het einde van het volgende jaar, dan mag u in twaalf delen betalen.',
  },
  'fr.charges.right-three': { says: 'Kosten ouder dan drie jaar kunnen niet meer worden geëist.' },
  'fr.charges.right-list': {
    says: 'Reparaties aan het gebouw en eigen kosten van de verhuurder hoeft u niet te betalen.',
  },
  'fr.charges.step-ask': { says: 'Vraag schriftelijk de rekeningen en hoe uw deel is berekend.' },
  'fr.charges.step-compare': {
    says: 'Vergelijk elke regel met vorig jaar en met de wettelijke lijst. Noteer wat nieuw is.',
  },
  'fr.charges.option-check': {
    says: 'Vraag eerst de rekeningen en zeg dat u betaalt wat klopt.',
    title: 'De rekeningen vragen en betwisten',
    cost: 'Gratis',
    time: 'Binnen zes maanden',
    risk: 'Betaal op tijd wat duidelijk klopt.',
    bestFor: 'Het bedrag is hoog of niet uitgelegd.',
  },
  'fr.charges.option-plan': {
    says: 'Vraag om in delen te betalen, twaalf als de afrekening te laat is.',
    title: 'Vragen om in delen te betalen',
    cost: 'Het bedrag, in delen',
    time: 'Voor de dag in de brief',
    risk: 'Ze kunnen nee zeggen als de afrekening op tijd is.',
    bestFor: 'Het bedrag klopt maar is in één keer te hoog.',
  },
}
