/** What can still be done when the time in a letter about a job, a home or a coming court claim is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_NL: Words = {
  'de.late.job-want': {
    says: 'Uw werkgever heeft opgezegd. Geteld vanaf de datum van de brief zijn de drie weken voor de rechter voorbij. Ze lopen vanaf de dag dat u hem kreeg.',
  },
  'de.late.job-reality': {
    says: 'Na drie weken geldt ook een onterecht ontslag, tenzij de rechter een late eis toelaat. Loon, vakantie en een getuigschrift kunt u nog vragen.',
  },
  'de.late.job-step': {
    says: 'Wanneer kreeg u de brief? Minder dan drie weken geleden: ga vandaag naar de arbeidsrechter. Ziek of weg? Vraag vandaag een late eis toe te laten (§ 5 KSchG).',
  },
  'de.late.job-option': {
    says: 'Dien eis en verzoek samen in bij het loket van de rechtbank. Zeg met bewijs wat u verhinderde.',
    title: 'Vragen een late eis toe te laten',
    cost: 'Indienen is eerst gratis.',
    time: 'Twee weken na het einde van de verhindering, hoogstens zes maanden na de drie weken.',
    risk: 'De drie weken niet kennen is geen reden.',
    bestFor: 'U was in het ziekenhuis of weg, of weet nu pas dat u zwanger bent.',
  },
  'de.late.job-form': {
    says: 'Alleen mondeling, per e-mail of chat? Dan zijn de drie weken niet begonnen. Schrijf meteen dat u wilt blijven werken.',
  },
  'de.late.job-money': {
    says: 'De brief biedt geld als u niet naar de rechter gaat. U ging niet, dus u kunt het vragen als de opzegtermijn eindigt.',
  },
  'de.late.home-step': {
    says: 'U hoeft er op de dag in de brief niet uit te zijn. Let op een eis in een gele envelop en antwoord de rechtbank binnen twee weken.',
  },
  'de.late.home-object': {
    says: 'Maak vandaag toch bezwaar wegens hardheid, per e-mail of brief. Stond dit recht niet in de opzegging, dan kan het tot de eerste zitting.',
  },
  'de.late.home-time': {
    says: 'Verliest u bij de rechter, vraag daar dan tijd om te verhuizen (Räumungsfrist). Dat kan tot een jaar.',
  },
  'de.late.rent-step': {
    says: 'Betaal nu, ook al is de dag voorbij. Is alles betaald vóór een opzegging komt, dan vervalt de grond voor directe opzegging.',
  },
  'de.late.before-claim': {
    says: 'Antwoord vandaag, ook al is de dag voorbij. Let op een gele envelop: de rechtbank geeft maar twee weken.',
  },
}
