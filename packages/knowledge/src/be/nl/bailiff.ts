/** A bailiff who asks for money or starts a seizure: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_WORDS: Words = {
  'be.court.officer-want': { says: 'Een deurwaarder vraagt te betalen, of start een beslag.' },
  'be.court.officer-who': {
    says: 'Een gerechtsdeurwaarder is een openbaar ambtenaar. Voor beslag is een vonnis of andere titel nodig.',
  },
  'be.court.officer-reality-none': {
    says: 'We zien geen vonnis. Dan kan de deurwaarder alleen vragen, met begrensde kosten.',
  },
  'be.court.officer-reality': {
    says: 'De brief spreekt van een titel, dus hij kan worden uitgevoerd. Een plan blijft mogelijk, en veel is beschermd.',
  },
  'be.court.officer-not-yet': { says: 'Zonder titel mag niemand binnenkomen of spullen nemen.' },
  'be.court.officer-deadline-bank': {
    says: 'U hebt 15 dagen na de aanzegging om zich te verzetten bij de beslagrechter.',
    action: 'Verzet doen tegen het derdenbeslag',
    consequence: 'Daarna betaalt de bank of werkgever uit.',
  },
  'be.court.officer-deadline-goods': {
    says: 'U hebt vijftien dagen na de eerste akte van beslag om de deurwaarder te zeggen welke spullen beschermd zijn.',
    action: 'Beschermde spullen melden',
    consequence: 'Daarna kan dit niet meer.',
  },
  'be.court.officer-step-title': {
    says: 'Vraag een kopie van het vonnis en de volledige afrekening.',
  },
  'be.court.officer-step-plan': {
    says: 'Stel nu schriftelijk een maandsom voor. Zeg het als u schuldbemiddeling hebt.',
  },
  'be.court.officer-step-help': { says: 'Bel uw OCMW of CAW voor gratis schuldbemiddeling.' },
  'be.court.officer-right-goods': {
    says: 'Bed, kleren, wasmachine, verwarming, frigo, tafel, kinderspullen, een telefoon en werktuigen zijn beschermd.',
  },
  'be.court.officer-right-pay': {
    says: 'Een basisdeel van uw loon is beschermd. De bedragen wijzigen elk jaar en stijgen per kind.',
  },
  'be.court.officer-right-benefits': {
    says: 'Kinderbijslag, leefloon en andere steun blijven beschermd, ook een tijd op de rekening.',
  },
  'be.court.officer-right-judge': { says: 'U mag naar de beslagrechter.' },
  'be.court.officer-option-plan': {
    title: 'Een plan afspreken',
    says: 'Stel een maandsom voor met uw budget.',
    cost: 'Wat u voorstelt, en kleine kosten.',
    time: 'Een brief.',
    risk: 'Kosten lopen door als u stopt.',
    bestFor: 'U bent het schuldig.',
  },
  'be.court.officer-option-collective': {
    title: 'Collectieve schuldenregeling vragen',
    says: 'De arbeidsrechtbank kan beslagen stoppen en één plan opleggen. Het OCMW helpt.',
    cost: 'Indienen is gratis.',
    time: 'Enkele weken.',
    risk: 'Strenge regels tot zeven jaar.',
    bestFor: 'U hebt veel schulden.',
  },
}
