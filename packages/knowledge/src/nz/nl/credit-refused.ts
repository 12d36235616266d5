/** The Dutch words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'nz.creditno.want': {
    says: 'De kredietgever zegt nee tegen uw aanvraag. Door deze brief bent u niets schuldig.',
  },
  'nz.creditno.reality': {
    says: 'Een nee is niet voor altijd, en kan komen door een fout in uw kredietoverzicht.',
  },
  'nz.creditno.step': {
    says: 'Vraag gratis uw kredietoverzicht op en lees elke regel. Vraag nu niet bij veel kredietgevers aan; elke aanvraag kan te zien zijn.',
  },
  'nz.creditno.option': {
    says: 'Schrijf wat fout is en voeg bewijs toe. Vraag de kredietgever daarna opnieuw te kijken.',
    title: 'Een fout laten verbeteren',
    cost: 'Niets.',
    time: 'Ongeveer een maand.',
    risk: 'Geen.',
    bestFor: 'Als er een verkeerde schuld, naam of wanbetaling in staat.',
  },
  'nz.creditno.right-report': {
    says: 'Vraag de kredietgever naar de reden en welke kredietregistratie is gebruikt. U kunt uw overzicht gratis zien en fouten laten verbeteren.',
  },
  'nz.creditno.right-scheme': {
    says: 'Een kredietgever moet nagaan of u zonder nood kunt terugbetalen, en mag dus nee zeggen. Was hij slordig? Dan kijkt zijn gratis geschillendienst ernaar.',
  },
}
