/** The Dutch words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_NL: Words = {
  'au.mortgage.right-default-notice': {
    says: 'Voordat de kredietgever om uw huis naar de rechter kan, moet hij u een ingebrekestelling (default notice) geven en minstens 30 dagen om in te halen.',
  },
  'au.mortgage.want': {
    says: 'De kredietgever wil de late betalingen, en zegt dat hij het huis kan nemen.',
  },
  'au.mortgage.reality': {
    says: 'Dit is een waarschuwing met tijd om iets te doen. De meeste mensen die vroeg vragen, houden hun huis met een regeling.',
  },
  'au.mortgage.option-hardship': {
    says: 'Vraag de kredietgever schriftelijk om een wijziging wegens geldproblemen (hardship).',
    title: 'Hulp bij geldproblemen vragen',
    cost: 'Vragen is gratis',
    time: 'Voordat de termijn eindigt',
    risk: 'Het bedrag groeit terwijl u wacht.',
    bestFor: 'U hebt wat inkomen en wilt het huis houden.',
  },
  'au.mortgage.right-hardship': {
    says: 'U kunt een wijziging wegens geldproblemen (hardship) vragen. De kredietgever moet schriftelijk antwoorden, meestal binnen 21 dagen.',
  },
  'au.mortgage.right-afca': {
    says: 'Een gratis klacht bij AFCA vóór het vonnis houdt de kredietgever meestal tegen om met de zaak door te gaan.',
  },
  'au.mortgage.step-help': {
    says: 'Bel vandaag een gratis schuldhulpverlener (financial counsellor) op 1800 007 007 en het hulpteam (hardship team) van de kredietgever.',
  },
}
