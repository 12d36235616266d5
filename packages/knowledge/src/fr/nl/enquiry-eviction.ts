/** Questions about rent arrears, eviction and the right to a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'fr.ask-home.winter': {
    says: 'De winterstop houdt alleen de uitzetting zelf tegen, van 1 november tot 31 maart. De zaak loopt door, de schuld groeit en vanaf april kan het wel. Betaal dus wat u kunt en antwoord op elk papier. Vraag de executierechter om tijd (tot een jaar), en vraag het FSL en DALO. Een verhuurder die het slot verandert pleegt een misdrijf: bel 17.',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Praat met de verhuurder, bel SOS loyers impayés (0 805 16 00 75) en vraag het huisvestingsfonds (FSL). Na een formeel bevel (commandement) hebt u bij nieuwere huurcontracten zes weken.',
  },
  'fr.ask-home.eviction-judged': {
    says: "U hebt twee maanden vanaf het bevel om te vertrekken. Vraag de executierechter (juge de l'exécution) om hoogstens een jaar, en vraag een woning aan via DALO.",
  },
  'fr.ask-home.more-time': {
    says: 'Vraag de executierechter (juge de l’exécution) om meer tijd: een maand tot een jaar. Neem bewijs mee van uw inkomen en van uw zoektocht naar een woning. Vraag ook DALO aan.',
  },
  'fr.ask-home.dalo': {
    says: 'Vraag eerst een sociale woning aan en bewaar het nummer. Bent u dakloos, bijna uitgezet, slecht gehuisvest, of wacht u veel te lang? Stuur dan gratis het DALO-formulier naar de commissie bij de prefectuur. Zegt zij ja en komt er in drie tot zes maanden niets, ga dan naar de bestuursrechter.',
  },
}
