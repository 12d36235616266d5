/** The Dutch words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_NL: Words = {
  'au.copy.want': {
    says: 'Iemand zegt dat u zijn foto, muziek of film zonder toestemming gebruikte, en wil geld of een belofte.',
  },
  'au.copy.who': {
    says: 'Het komt van iemand met de rechten, een bureau of hun advocaten. Het is geen boete.',
  },
  'au.copy.reality': {
    says: 'Een rechter zou meestal de gewone prijs van een licentie toekennen. Meer komt alleen als iemand rechten openlijk negeert.',
  },
  'au.copy.not-yet': { says: 'Niemand kan geld van u nemen zonder vonnis van de rechter.' },
  'au.copy.right-proof': {
    says: 'Vraag van wie het werk is, waar het is gebruikt en hoe het bedrag is opgebouwd.',
  },
  'au.copy.right-innocent': {
    says: 'Wist u het niet en had u geen reden voor een vermoeden? Dan bent u misschien geen schadevergoeding schuldig, alleen de winst die u maakte.',
  },
  'au.copy.right-fair': {
    says: 'Eerlijk gebruik voor studie, kritiek, parodie, nieuws of juridisch advies mag.',
  },
  'au.copy.right-threats': {
    says: 'Een rechter kan dreigen met een zaak over auteursrecht zonder grond laten stoppen.',
  },
  'au.copy.step-remove': {
    says: 'Haal het werk weg, bewaar een kopie van hoe u het gebruikte, en teken nog geen belofte.',
  },
  'au.copy.option-dispute': {
    says: 'Schrijf dat u bewijs vraagt van de rechten en van de prijs van de licentie.',
    title: 'Bewijs vragen',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U weet niet zeker of het van hen is, of u had toestemming.',
  },
  'au.copy.option-settle': {
    says: 'Bied de gewone prijs van een licentie aan, zonder meer toe te geven.',
    title: 'Een eerlijke prijs aanbieden',
    cost: 'De gewone prijs',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'Laat opschrijven dat de zaak dan klaar is.',
    bestFor: 'U gebruikte het zonder toestemming.',
  },
  'au.copy.option-help': {
    says: 'Vraag een community legal centre of het Arts Law Centre voordat u een groot bedrag betaalt.',
    title: 'Gratis advies halen',
    cost: 'Gratis',
    time: 'Nu',
    risk: 'Geen.',
    bestFor: 'Het bedrag is hoog.',
  },
}
