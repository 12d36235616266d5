/** The Dutch words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_NL: Words = {
  'us.bill.want': {
    says: 'Zij willen dat u een late rekening betaalt en praten misschien over afsluiten.',
  },
  'us.bill.who': {
    says: 'Dit is een bedrijf dat u een dienst verkoopt. Het is geen rechtbank.',
  },
  'us.bill.reality': {
    says: 'Bedrijven voor stroom, gas en water moeten u waarschuwen voor zij afsluiten. In veel staten mag het niet bij grote kou of hitte.',
  },
  'us.bill.rights-summary': {
    says: 'U kunt de rekening betwisten, om een betaalplan vragen, en klagen bij de commissie van uw staat.',
  },
  'us.bill.right-commission': {
    says: 'U kunt klagen bij de commissie voor nutsbedrijven van uw staat (utility commission). In de meeste staten stopt een klacht op tijd het afsluiten.',
  },
  'us.bill.right-public-utility': {
    says: 'Een stad of county die stroom of water verkoopt, moet u voor het afsluiten vertellen hoe u de rekening betwist.',
  },
  'us.bill.right-city-code': {
    says: 'In de eigen regels van de stad staat welk bericht nodig is voor afsluiten, wie een betaalplan kan krijgen, en hoe u in beroep gaat tegen een rekening.',
  },
  'us.bill.right-plain': {
    says: 'Een telefoonrekening moet duidelijk zijn, elk bedrijf noemen dat u kosten rekent, en zeggen hoe u kunt betwisten.',
  },
  'us.bill.right-broadband': {
    says: 'Een internetbedrijf moet een overzicht laten zien met de prijs, de kosten, de snelheid en een datalimiet voor u tekent.',
  },
  'us.bill.step-call': {
    says: 'Bel voor de dag van afsluiten. Vraag om een betaalplan en om bescherming bij geldnood of ziekte.',
  },
  'us.bill.step-help': {
    says: 'Bel 211 en vraag naar LIHEAP. Dat helpt met rekeningen voor verwarming en koeling.',
  },
  'us.bill.step-check': {
    says: 'Controleer de meter, de datums, en of er een oude rekening van iemand anders in zit.',
  },
  'us.bill.option-plan': {
    says: 'Bied aan wat u kunt volhouden, en vraag om een schriftelijke bevestiging.',
    title: 'Om een betaalplan vragen',
    cost: 'Elke maand een deel',
    time: 'Voor de dag van afsluiten',
    risk: 'Als u een betaling mist, kan het afsluiten terugkomen.',
    bestFor: 'U bent het schuldig maar kunt niet alles meteen betalen.',
  },
  'us.bill.option-dispute': {
    says: 'Schrijf wat er niet klopt, met bewijs. Lossen zij het niet op, ga dan naar de commissie van de staat.',
    title: 'De rekening betwisten',
    cost: 'Gratis',
    time: 'Voor de uiterste betaaldag',
    risk: 'Betaal het deel waarmee u het eens bent.',
    bestFor: 'Het bedrag of de persoon klopt niet.',
  },
  'us.bill.option-help': {
    says: 'LIHEAP, 211 en goede doelen in de buurt kunnen een deel van de rekening betalen.',
    title: 'Hulp krijgen om te betalen',
    cost: 'Gratis',
    time: 'Bel vandaag',
    risk: 'Geen.',
    bestFor: 'Uw inkomen is laag of iemand thuis is ziek.',
  },
}
