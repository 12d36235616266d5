/** The Dutch words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_NL: Words = {
  'nz.copy.want': {
    says: 'Iemand zegt dat u zijn werk zonder toestemming gebruikte, en wil geld of een belofte.',
  },
  'nz.copy.who': {
    says: 'Het komt van een eigenaar van rechten, een bureau of zijn advocaten. Het is geen boete.',
  },
  'nz.copy.reality': {
    says: 'Een rechter zou meestal het gewone bedrag voor een licentie toekennen. Meer komt alleen als iemand de rechten openlijk negeerde.',
  },
  'nz.copy.not-yet': {
    says: 'Niemand kan geld van u nemen zonder bevel van een rechter of tribunaal.',
  },
  'nz.copy.right-proof': {
    says: 'Vraag wie het werk bezit, waar het is gebruikt en hoe het bedrag is opgebouwd.',
  },
  'nz.copy.right-innocent': {
    says: 'Wist u niet dat het beschermd was, en had u geen reden om dat te denken? Dan bent u geen schadevergoeding schuldig.',
  },
  'nz.copy.right-fair': {
    says: 'Eerlijk gebruik (fair dealing) voor kritiek, nieuws, onderzoek of eigen studie mag.',
  },
  'nz.copy.right-notices': {
    says: 'Bij het delen van bestanden komen er eerst drie berichten: detection, warning en enforcement. U kunt elk bericht binnen 14 dagen betwisten.',
  },
  'nz.copy.right-threats': {
    says: 'Begint iemand zonder goede reden een zaak tegen u? Dan kan een rechter hem uw schade laten betalen.',
  },
  'nz.copy.step-remove': {
    says: 'Haal het werk weg, bewaar een kopie van hoe u het gebruikte, en teken nog geen belofte.',
  },
  'nz.copy.option-dispute': {
    says: 'Schrijf dat u bewijs vraagt van de rechten en van het bedrag voor de licentie.',
    title: 'Bewijs vragen',
    cost: 'Gratis',
    time: 'Vóór de datum in de brief',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U weet niet zeker of zij het bezitten, of u had toestemming.',
  },
  'nz.copy.option-settle': {
    says: 'Bied het gewone bedrag voor een licentie aan, zonder meer toe te geven.',
    title: 'Een redelijk bedrag aanbieden',
    cost: 'Het gewone bedrag',
    time: 'Vóór de datum in de brief',
    risk: 'Laat op papier zetten dat de zaak daarmee klaar is.',
    bestFor: 'U gebruikte het zonder toestemming.',
  },
}
