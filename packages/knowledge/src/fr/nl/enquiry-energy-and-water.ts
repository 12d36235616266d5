/** Questions about power, gas and water: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_WORDS: Words = {
  'fr.ask-buy.energy-cut': {
    says: 'Van 1 november tot 31 maart mogen ze uw hoofdwoning niet afsluiten. Daarbuiten moeten ze u eerst twee keer schriftelijk waarschuwen. Vraag een plan en het huisvestingsfonds (FSL).',
    dependsOn: 'de tijd van het jaar',
  },
  'fr.ask-buy.water-cut': {
    says: 'Het water in uw hoofdwoning mag nooit worden afgesloten om een schuld.',
  },
  'fr.ask-buy.energy-back': {
    says: 'Verbruik van meer dan 14 maanden voor de laatste meteropname hoeft u meestal niet te betalen. Vraag de berekening maand voor maand.',
    dependsOn: 'wanneer u het verbruikte',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'of hij het u zei',
    says: 'De leverancier moet u een nieuwe prijs duidelijk en schriftelijk melden, minstens een maand ervoor. U mag altijd gratis weg. Zonder die melding betwist u de rekening schriftelijk. Na twee maanden zonder goed antwoord is de energiebemiddelaar (médiateur national de l’énergie) gratis.',
  },
  'fr.ask-buy.water-leak': {
    says: 'Bij een lek in een leiding na uw meter betaalt u hoogstens het dubbele van uw gewone verbruik. Stuur het waterbedrijf een papier van de loodgieter: waar het lek was en wanneer het is gemaakt. U hebt een maand vanaf zijn bericht over het hoge verbruik. Dit geldt niet voor een lek in toilet, boiler of machines. Weigeren ze, ga dan naar de gratis waterbemiddelaar.',
  },
}
