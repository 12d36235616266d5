/** The Dutch words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'au.debt.step-check': {
    says: 'Controleer of de schuld van u is. Kijk naar de naam, het bedrag, de data en aan wie u het eerst schuldig was.',
  },
  'au.debt.step-age': {
    says: 'Zoek uit wanneer u voor het laatst betaalde. Is dat bijna zes jaar of langer geleden? Betaal of teken dan nog niets.',
  },
  'au.debt.step-helpline': {
    says: 'Bel de National Debt Helpline op 1800 007 007. Het is gratis, en ze staan aan uw kant.',
  },
  'au.debt.step-write': {
    says: 'Schrijf terug. Vraag bewijs van de schuld, of vraag hulp bij geldproblemen (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Bent u het schuldig? Maak dan een overzicht van uw geld en bied een bedrag aan dat u kunt volhouden. Zet de afspraak op papier.',
  },
  'au.debt.step-dispute': {
    says: 'Is het fout? Zeg dat schriftelijk en zeg waarom. Gaan ze door, klaag dan bij AFCA.',
  },
}
