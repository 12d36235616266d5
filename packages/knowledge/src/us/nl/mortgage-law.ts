/** The Dutch words of the rows in ../mortgage-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_LAW_NL: Words = {
  'us.escrow.want': {
    says: 'Dit is het jaarlijkse overzicht van uw escrow. Het laat zien wat belasting en verzekering kostten en wat u hierna betaalt.',
  },
  'us.escrow.reality': {
    says: 'Een tekort is geen late betaling. Het betekent dat belasting of verzekering meer kostte dan er opzij was gezet.',
  },
  'us.escrow.right-cushion': {
    says: 'De beheerder van uw lening (servicer) mag een reserve houden van hoogstens een zesde van de rekeningen van een jaar, ongeveer twee maanden.',
  },
  'us.escrow.right-spread': {
    says: 'Een tekort van een maandbetaling of meer moet over minstens 12 maanden worden verdeeld. U mag het ook meteen betalen.',
  },
  'us.escrow.right-surplus': {
    says: 'Een overschot van $50 of meer moet binnen 30 dagen naar u terug, als u bij bent met uw lening.',
  },
  'us.escrow.right-error': {
    says: 'Klopt een bedrag niet? Stuur een melding van een fout (notice of error). Zij moeten binnen 5 werkdagen bevestigen, en meestal binnen 30 werkdagen antwoorden.',
  },
  'us.escrow.step-check': {
    says: 'Vergelijk de bedragen voor belasting en verzekering met uw eigen rekeningen. Controleer de nieuwe betaling vanaf uw volgende overzicht.',
  },
  'us.escrow.step-taxes': {
    says: 'Vraag uw county of u elke vrijstelling van belasting krijgt. Vraag andere verzekeraars om een prijs.',
  },
  'us.escrow.option-error': {
    says: 'Schrijf naar het adres voor fouten, met uw leningnummer en wat er niet klopt.',
    title: 'Een melding van een fout sturen (notice of error)',
    cost: 'Gratis',
    time: 'Snel nadat u het overzicht kreeg',
    risk: 'Geen. Zij mogen u daarvoor 60 dagen niet als te laat melden.',
    bestFor: 'Het bedrag voor belasting of verzekering klopt niet.',
  },
  'us.escrow.option-pay': {
    says: 'Betaal het nieuwe bedrag per maand, of betaal het tekort één keer om de betaling lager te houden.',
    title: 'Per maand of in één keer betalen',
    cost: 'Het tekort',
    time: 'Vanaf de datum in het overzicht',
    risk: 'Geen.',
    bestFor: 'De bedragen kloppen.',
  },
  'us.transfer.want': {
    says: 'Een ander bedrijf gaat uw hypotheekbetalingen innen. De voorwaarden van uw lening blijven gelijk.',
  },
  'us.transfer.reality': {
    says: 'Beide bedrijven moeten u meestal schrijven, het oude minstens 15 dagen vooraf. Alleen één brief kan een truc zijn.',
  },
  'us.transfer.right-sixty': {
    says: 'Tot 60 dagen na de wijziging mag een betaling die op tijd naar het oude bedrijf ging niet als te laat gelden.',
  },
  'us.transfer.step-check': {
    says: 'Controleer de wijziging bij uw oude beheerder, met een nummer van een oud overzicht. Betaal dan de nieuwe.',
  },
  'us.mortgage.right-order': {
    says: 'De wet geeft een volgorde: eerst contact en hulp, dan, meestal na 120 dagen, gedwongen verkoop (foreclosure). Een volledig verzoek om hulp kan die ophouden.',
  },
  'us.mortgage.right-intent': {
    says: 'In veel staten moet de geldgever eerst een aankondiging sturen (notice of intent). Die moet u tijd geven om de achterstand te betalen en het huis te houden.',
  },
  'us.mortgage.nj-intent': {
    says: 'In New Jersey moet een aankondiging (notice of intent) minstens 30 dagen voor de rechtszaak komen. Als u in die tijd de achterstand betaalt, is het klaar.',
  },
  'us.mortgage.ny-intent': {
    says: 'In New York moet de geldgever 90 dagen voor een rechtszaak over uw huis een bericht sturen met een lijst van gratis adviseurs.',
  },
  'us.mortgage.ny-conference': {
    says: 'In New York moet de rechtbank een gesprek houden om het te regelen (settlement conference), als het gaat om een huis waar u woont.',
  },
  'us.mortgage.pa-intent': {
    says: 'In Pennsylvania moet de geldgever u 30 dagen voor een rechtszaak bericht geven, en tijd om een gratis adviseur te spreken. U kunt de achterstand betalen tot een uur voor de verkoop.',
  },
  'us.mortgage.ma-intent': {
    says: 'In Massachusetts hebt u het recht om de achterstand te betalen binnen 90 dagen na een bericht, en het huis te houden.',
  },
  'us.mortgage.md-intent': {
    says: 'In Maryland moet een aankondiging (notice of intent) minstens 45 dagen voor een zaak over gedwongen verkoop komen. De meeste eigenaren kunnen om bemiddeling vragen.',
  },
  'us.mortgage.ca-default': {
    says: 'In Californië moet de geldgever 30 dagen voor een bericht van wanbetaling (notice of default) contact zoeken. U kunt de achterstand betalen tot 5 werkdagen voor de verkoop.',
  },
  'us.mortgage.nc-intent': {
    says: 'In North Carolina moet de beheerder van de lening (servicer) minstens 45 dagen voor hij gedwongen verkoop van een huis aanvraagt een bericht sturen.',
  },
  'us.mortgage.tx-intent': {
    says: 'In Texas krijgt u minstens 20 dagen om de achterstand te betalen, en daarna 21 dagen vooraf bericht van de verkoop.',
  },
  'us.mortgage.wa-intent': {
    says: 'In de staat Washington moet de geldgever eerst aanbieden u te spreken. Een woonadviseur (housing counselor) kan u naar bemiddeling sturen.',
  },
  'us.mortgage.fl-court': {
    says: 'In Florida moet een geldgever naar de rechter voor gedwongen verkoop (foreclosure). U hebt 20 dagen om te antwoorden nadat de papieren aan u zijn gegeven.',
  },
  'us.mortgage.oh-court': {
    says: 'In Ohio moet een geldgever naar de rechter voor gedwongen verkoop (foreclosure). U kunt de schuld betalen tot de rechter de verkoop bevestigt.',
  },
  'us.mortgage.right-stay': {
    says: 'Een faillissement aanvragen (bankruptcy) stopt de gedwongen verkoop meestal meteen, tot de rechter beslist. Vraag eerst een advocaat of woonadviseur.',
  },
}
