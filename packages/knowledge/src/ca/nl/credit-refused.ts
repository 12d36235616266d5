/** The Dutch words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'ca.creditno.want': {
    says: 'De kredietgever zegt nee tegen uw aanvraag. Door deze brief bent u niets schuldig.',
  },
  'ca.creditno.reality': {
    says: 'Een nee is niet voor altijd, en kan komen door een fout in uw kredietoverzicht.',
  },
  'ca.creditno.step': {
    says: 'Vraag gratis uw kredietoverzicht op en lees elke regel. Vraag nu niet bij veel kredietgevers aan; elke aanvraag kan te zien zijn.',
  },
  'ca.creditno.option': {
    says: 'Schrijf wat fout is en voeg bewijs toe. Vraag de kredietgever daarna opnieuw te kijken.',
    title: 'Een fout laten verbeteren',
    cost: 'Niets.',
    time: 'Ongeveer een maand.',
    risk: 'Geen.',
    bestFor: 'Als er een verkeerde schuld, naam of wanbetaling in staat.',
  },
  'ca.creditno.right-report': {
    says: 'U kunt vragen welk kredietbureau is gebruikt. Beide moeten u uw dossier gratis laten zien en fouten verbeteren.',
  },
  'ca.creditno.right-scheme': {
    says: 'Behandelde een bank u oneerlijk? Klaag bij haar. Na 56 dagen, of haar laatste antwoord, kijkt OBSI er gratis naar.',
  },
}
