/** Questions about rent arrears, eviction and the right to a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'fr.ask-home.winter': {
    says: 'Van 1 november tot 31 maart wordt meestal geen huurder uitgezet. De huur moet u wel betalen en de rechtszaak gaat door.',
    dependsOn: 'of er een woning voor u is en hoe u erin kwam',
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
