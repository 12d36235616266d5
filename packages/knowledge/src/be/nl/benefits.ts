/** The Dutch words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'be.benefit.want': {
    says: 'Zij zeggen dat u te veel kreeg en willen het terug.',
  },
  'be.benefit.who': {
    says: 'Een instelling van sociale zekerheid beslist over uitkeringen. De arbeidsrechtbank kan haar beslissing veranderen.',
  },
  'be.benefit.reality': {
    says: 'Zo’n beslissing kan fout zijn, of lager worden. U kunt gratis naar de arbeidsrechtbank.',
  },
  'be.benefit.rights-summary': {
    says: 'U mag de redenen vragen, binnen drie maanden in beroep gaan, en een plan of kwijtschelding vragen.',
  },
  'be.benefit.deadline-appeal': {
    says: 'U hebt drie maanden vanaf de kennisgeving om naar de arbeidsrechtbank te gaan. Wij tellen vanaf de datum van de brief.',
    action: 'Beroep instellen bij de arbeidsrechtbank',
    consequence: 'De beslissing wordt definitief.',
  },
  'be.benefit.right-reasons': {
    says: 'Een beslissing moet zeggen waarom, hoe het bedrag is berekend en hoe u in beroep gaat. Staat er niet in hoe en tot wanneer u in beroep kunt, dan beginnen de drie maanden niet.',
  },
  'be.benefit.right-their-error': {
    says: 'Maakte de instelling de fout en kon u dat niet weten, dan mag zij meestal niets terugvragen voor het verleden.',
  },
  'be.benefit.right-onem-heard': {
    says: 'Voordat de RVA uw uitkering stopt of geld terugvraagt, moet zij u in de regel horen. U mag een advocaat of uw vakbond meenemen, schriftelijk antwoorden en één keer een andere dag vragen.',
  },
  'be.benefit.right-onem-home': {
    says: 'Een dak en kosten delen is nog geen samenwonen. Het telt alleen als u ook samen het huishouden doet: eten, boodschappen, poetsen, geld. Laat zien dat dat niet zo is.',
  },
  'be.benefit.right-good-faith': {
    says: 'Voor een werkloosheidsuitkering die u te goeder trouw kreeg, kunnen alleen de laatste 150 dagen worden teruggevraagd.',
  },
  'be.benefit.step-ask': {
    says: 'Vraag uw dossier en hoe het bedrag is berekend.',
  },
  'be.benefit.step-union': {
    says: 'Toon het deze week aan uw vakbond, uw ziekenfonds of een OCMW. Zij doen dit gratis.',
  },
  'be.benefit.step-appeal': {
    says: 'Is het fout, stuur dan het beroep aangetekend binnen drie maanden. U hebt geen advocaat nodig.',
  },
  'be.benefit.option-appeal': {
    says: 'Schrijf dat u niet akkoord gaat en waarom. Voeg de beslissing toe.',
    title: 'Naar de arbeidsrechtbank gaan',
    cost: 'Gratis',
    time: 'Binnen drie maanden',
    risk: 'Meestal geen.',
    bestFor: 'Het bedrag is fout of u was te goeder trouw.',
  },
  'be.benefit.option-plan': {
    says: 'Vraag een plan dat u genoeg laat om te leven.',
    title: 'Een afbetalingsplan vragen',
    cost: 'Het bedrag, in delen',
    time: 'Nu',
    risk: 'Geen. De drie maanden lopen door.',
    bestFor: 'U moet het betalen maar kunt het niet in één keer.',
  },
  'be.benefit.option-waiver': {
    says: 'Schrijf wat u verdient en vraag kwijtschelding van alles of een deel.',
    title: 'Kwijtschelding vragen',
    cost: 'Gratis',
    time: 'Voor of na het beroep',
    risk: 'Zij kunnen nee zeggen.',
    bestFor: 'U kunt het nooit betalen, of was te goeder trouw.',
  },
}
