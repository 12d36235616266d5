/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_NL: Words = {
  'es.late.eviction-want': {
    says: 'Uw verhuurder vroeg de rechtbank u te laten vertrekken (desahucio). De tien werkdagen lijken voorbij, dus de ontruiming (lanzamiento) kan doorgaan.',
  },
  'es.late.eviction-rights': {
    says: 'U kunt vragen wat is beslist, uitstel vragen als u in nood bent, een latere dag afspreken en met een laag inkomen een gratis advocaat krijgen.',
  },
  'es.late.eviction-reality': {
    says: 'Alleen de rechtbank mag ontruimen, op een dag en uur die u zijn gemeld. Tot dat uur mag u blijven.',
  },
  'es.late.eviction-step': {
    says: 'Bel vandaag de rechtbank: wat is beslist, en op welke dag moet u eruit? In nood? Vraag haar en de sociale dienst van uw gemeente om uitstel.',
  },
  'es.late.eviction-right': {
    says: 'Kwam het papier minder dan tien werkdagen geleden? Dan kunt u het nog één keer stoppen door alles te betalen (enervar), of u verzetten.',
  },
  'es.late.eviction-option': {
    says: 'Toon de rechtbank een rapport van de sociale dienst. Vraag de advocaat van de eigenaar schriftelijk om een latere dag en bied aan wat u kunt.',
    title: 'Uitstel vragen of een latere dag afspreken',
    cost: 'Gratis.',
    time: 'Vóór de ontruiming.',
    risk: 'De rechter beslist, en uitstel eindigt na enkele maanden.',
    bestFor: 'U kunt nergens heen, of hebt weken nodig.',
  },
  'es.late.rent-step': {
    says: 'Bent u huur schuldig? Betaal nu wat u kunt, ook al is de dag voorbij. Is alles betaald vóór de zaak begint, dan valt de grond voor ontruiming weg. Bewaar bewijs.',
  },
  'es.late.notice-step': {
    says: 'Bent u er na die dag nog? Alleen een rechter kan u laten vertrekken. Blijf de huur per bank betalen en vraag advies voordat u tekent of sleutels teruggeeft.',
  },
  'es.late.job-rights': {
    says: 'U kunt nog een jaar lang loon, vakantie en eindafrekening vragen, en een werkloosheidsuitkering (paro).',
  },
  'es.late.job-reality': {
    says: 'Geteld vanaf de brief lijken de 20 werkdagen om te betwisten voorbij. Ze lopen vanaf uw laatste werkdag, zonder weekends en feestdagen.',
  },
  'es.late.job-step': {
    says: 'Tel opnieuw: 20 werkdagen vanaf uw laatste werkdag. Nog op tijd? Dien vandaag de papeleta de conciliación in. Voorbij? Ga naar een vakbond: onbetaald loon houdt langer stand.',
  },
  'es.late.job-benefit': {
    says: 'Nog geen uitkering bij SEPE gevraagd? Vraag die vandaag aan. U krijgt haar vanaf de aanvraag en verliest alleen de dagen ervoor.',
  },
  'es.late.job-option': {
    says: 'Vraag schriftelijk om loon, vakantie, extra loon en wat de brief beloofde. Geen antwoord? Vraag conciliatie voor dat geld.',
    title: 'Het open geld vragen',
    cost: 'Gratis. Geen advocaat nodig.',
    time: 'Een jaar nadat elk bedrag moest worden betaald.',
    risk: 'Dat het ontslag oneerlijk was, kan meestal niet meer.',
    bestFor: 'De eindafrekening ontbreekt of is te laag.',
  },
  'es.late.demand-step': {
    says: 'Antwoord vandaag, ook al is de dag voorbij: vraag bewijs, zeg wat niet klopt of bied een plan. Open alle post: een papier van de rechtbank geeft 10 of 20 werkdagen.',
  },
}
