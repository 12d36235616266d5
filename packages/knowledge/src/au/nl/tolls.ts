/** Unpaid tolls: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_NL: Words = {
  'au.toll.right-first': {
    says: 'Onbetaalde tol begint met een bericht en kosten van het tolbedrijf. Een boete van de staat komt pas later.',
  },
  'au.toll.right-ombudsman': {
    says: 'Vraag het tolbedrijf om hulp bij geldproblemen (hardship) en om zijn kosten te laten vallen. Het mag u niet misleiden over wat u schuldig bent.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria kan de eigenaar noemen wie reed, of laten zien dat de auto verkocht of gestolen was.',
  },
  'au.toll.rights-summary': {
    says: 'U kunt de tolfirma betalen, of haar melden wie reed of dat de auto verkocht of gestolen was. Doe een van beide voor de dag in de brief.',
  },
  'au.toll.option-pay': {
    title: 'De tolfirma betalen',
    cost: 'De tol en de kosten. Vraag om de kosten te schrappen.',
    time: 'Voor de dag in de brief.',
    risk: 'Betaal alles en op tijd. Voor open tol volgt een boete.',
    bestFor: 'Het was uw rit.',
    says: 'Betaal zoals in de brief, of op de site van de firma die u zelf opent. Bewaar het bewijs.',
  },
  'au.toll.option-declare': {
    title: 'Melden wie reed',
    cost: 'Gratis.',
    time: 'Voor de dag in de brief.',
    risk: 'Een valse verklaring is strafbaar.',
    bestFor: 'Iemand anders reed, of de auto was verkocht of gestolen.',
    says: 'Gebruik het formulier of de webpagina die in de brief staat. Een statutory declaration (plechtige verklaring) tekent u voor een getuige. Stuur die naar de tolfirma.',
  },
}
