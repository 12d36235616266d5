/** Questions about debts that one cannot pay, costs, old debts and credit records, and the first steps against a debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'nl.ask.step-debt': {
    says: 'Verzamel uw brieven en bedragen. Vraag uw gemeente om gratis schuldhulp.',
  },
  'nl.ask.right-debt': {
    says: 'Alleen een deurwaarder met een vonnis of dwangbevel kan beslag leggen.',
  },
  'nl.ask.cannot-pay': {
    says: 'Vraag uw gemeente om schuldhulp. Dat is gratis en het eerste gesprek is binnen vier weken. Bij een acute dreiging binnen drie werkdagen.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Vraag eerst schriftelijk de rekening en het contract. Kosten mogen er pas bij na een brief die u 14 dagen geeft.',
    dependsOn: 'of de rekening van u is',
  },
  'nl.ask.collector-visits': {
    says: 'Een incassobureau mag aanbellen, maar u hoeft niet open te doen. Het heeft geen macht en mag niet binnenkomen. Schrijf dat u alleen brieven wilt. Een deurwaarder is anders: vraag naar het vonnis.',
  },
  'nl.ask.bkr': {
    says: 'Meestal blijft hij tot vijf jaar na het betalen. Vraag eerder op papier aan de kredietverstrekker om hem weg te halen en zeg hoe hij u schaadt. Zegt die nee, dan kunt u naar de rechter.',
  },
  'nl.ask.surety': {
    says: 'Eerst moet degene die leende niet betalen. Een particuliere borgtocht geldt alleen op papier en met een maximum, als de schuld niet vaststond. Zonder toestemming van uw partner kan die vernietigd worden. Vraag het papier en ga voor u betaalt naar een advocaat.',
    dependsOn: 'wat u tekende',
  },
}
