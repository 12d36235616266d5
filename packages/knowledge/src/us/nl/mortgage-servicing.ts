/** The Dutch words of the rows in ../mortgage-servicing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_SERVICING_NL: Words = {
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
  'us.mortgage-help.want': {
    says: 'Het bedrijf dat uw hypotheek int, zegt nee op uw vraag om hulp. Het moet zeggen waarom.',
  },
  'us.mortgage-help.right-appeal': {
    says: 'Tegen een nee op een wijziging van de lening hebt u meestal 14 dagen voor beroep, als uw volledige aanvraag 90 dagen voor een verkoop er was. Andere mensen moeten ernaar kijken.',
  },
  'us.mortgage-help.step-appeal': {
    says: 'Ga schriftelijk in beroep binnen de dagen in de brief. Zeg welk bedrag of feit fout is. Bel een gratis adviseur van HUD: 1-888-995-4673.',
  },
}
