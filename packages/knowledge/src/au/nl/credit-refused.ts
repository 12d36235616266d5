/** The Dutch words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'au.creditno.want': {
    says: 'De kredietgever zegt nee tegen uw aanvraag. Door deze brief bent u niets schuldig.',
  },
  'au.creditno.reality': {
    says: 'Een nee is niet voor altijd, en kan komen door een fout in uw kredietoverzicht.',
  },
  'au.creditno.step': {
    says: 'Vraag gratis uw kredietoverzicht op en lees elke regel. Vraag nu niet bij veel kredietgevers aan; elke aanvraag kan te zien zijn.',
  },
  'au.creditno.option': {
    says: 'Schrijf wat fout is en voeg bewijs toe. Vraag de kredietgever daarna opnieuw te kijken.',
    title: 'Een fout laten verbeteren',
    cost: 'Niets.',
    time: 'Ongeveer een maand.',
    risk: 'Geen.',
    bestFor: 'Als er een verkeerde schuld, naam of wanbetaling in staat.',
  },
  'au.creditno.right-report': {
    says: 'De kredietgever moet zeggen welk kredietbureau is gebruikt. U kunt het overzicht gratis zien en fouten binnen 30 dagen laten verbeteren.',
  },
  'au.creditno.right-scheme': {
    says: 'Verbetert de kredietgever of het kredietbureau een fout niet? Dan beslist AFCA gratis.',
  },
}
