/** The Dutch words of Ireland: copyright. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_NL: Words = {
  'ie.copy.want': {
    says: 'Iemand zegt dat u zijn foto, muziek of film zonder toestemming gebruikte, en wil geld of een belofte.',
  },
  'ie.copy.who': {
    says: 'Het komt van een eigenaar van rechten, een bureau of een advocaat (solicitor). Het is geen boete.',
  },
  'ie.copy.reality': {
    says: 'Een rechter kijkt naar de schade, meestal de gewone licentieprijs. Meer komt er alleen bij openlijk negeren van rechten.',
  },
  'ie.copy.not-yet': { says: 'Niemand kan geld van u nemen zonder een vonnis van de rechter.' },
  'ie.copy.right-proof': {
    says: 'Vraag van wie het werk is, waar het gebruikt werd en hoe het bedrag berekend is.',
  },
  'ie.copy.right-innocent': {
    says: 'Wist u het niet en had u geen reden te denken dat het beschermd was? Dan hoeft u misschien geen schadevergoeding te betalen.',
  },
  'ie.copy.right-fair': {
    says: 'Eerlijk gebruik voor studie, kritiek, bespreking of nieuws mag, meestal met de naam van de maker.',
  },
  'ie.copy.step-remove': {
    says: 'Haal het werk weg, bewaar een kopie van hoe u het gebruikte, en teken nog geen belofte.',
  },
  'ie.copy.option-dispute': {
    says: 'Schrijf dat u bewijs van de rechten en van de licentieprijs vraagt.',
    title: 'Om bewijs vragen',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U weet niet zeker of het van hen is, of u had toestemming.',
  },
  'ie.copy.option-settle': {
    says: 'Bied de gewone licentieprijs aan, zonder meer toe te geven, en vraag schriftelijk dat het klaar is.',
    title: 'Een redelijk bedrag aanbieden',
    cost: 'De gewone prijs',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'Laat opschrijven dat de zaak eindigt.',
    bestFor: 'U gebruikte het zonder toestemming.',
  },
}
