/** The Dutch words of Germany: named law. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'de.fare.right-sixty': {
    says: 'Voor een rit zonder kaartje in de stad mogen ze hoogstens € 60 vragen. Aanmaningskosten komen pas als u te laat bent.',
  },
  'de.fare.right-seven': {
    says: 'Had u een eigen geldig abonnement? Toon het binnen een week. Dan is het hoogstens € 7.',
  },
  'de.fare.right-no-fault': {
    says: 'U bent geen verhoogd tarief schuldig als u buiten uw schuld geen kaartje kon krijgen, zoals bij een kapotte automaat.',
  },
  'de.fare.step-prove': {
    says: 'Schrijf de dag, de lijn en de halte op. Stuur het kaartje of een foto van de kapotte automaat.',
  },
  'de.ask.marriage-papers': {
    says: 'Haal het papier dat de brief noemt bij de burgerlijke stand van uw land, met apostille en vertaling. Vraag het kantoor hier (Standesamt) meer tijd als dat nodig is. Zonder bewijs dat u mag trouwen (Ehefähigkeitszeugnis) kan het Oberlandesgericht u ervan vrijstellen.',
  },
  'de.ask.apostille': {
    says: 'Een apostille is een stempel die toont dat een papier echt is. Het land dat het papier maakte, geeft haar.',
  },
  'de.mortgage.right-notice': {
    says: 'De bank mag een woninglening alleen beëindigen als twee betalingen achter elkaar en 2,5% van de lening openstaan. Eerst moet een waarschuwing van twee weken komen.',
  },
  'de.mortgage.right-stay': {
    says: 'U kunt de rechter vragen de gedwongen verkoop tot zes maanden stil te leggen. Vraag het binnen twee weken na zijn brief hierover.',
  },
  'de.mortgage.right-half': {
    says: 'Op de eerste datum mag de woning niet voor minder dan de helft van haar waarde weg.',
  },
}
