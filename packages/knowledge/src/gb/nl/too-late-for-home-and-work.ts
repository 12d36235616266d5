/** What can still be done when the day in a letter about a job or a home is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_NL: Words = {
  'gb.late.job-step': {
    says: 'De dag voor beroep is voorbij. Stuur het vandaag toch en zeg waarom het laat is. Uw werkgever kan het nog horen.',
  },
  'gb.late.job-acas': {
    says: 'Neem vandaag contact op met Acas. De tijd voor het tribunaal loopt vanaf het einde van uw baan. Is die ook voorbij, dan telt een late eis alleen als het niet op tijd kon.',
  },
  'gb.late.ni-job-step': {
    says: 'De dag voor beroep is voorbij. Stuur het vandaag toch. Bel dan de Labour Relations Agency: de tijd voor het tribunaal loopt vanaf het einde van uw baan.',
  },
  'gb.late.order-step': {
    says: 'De dag in het papier is voorbij. Woont u er nog? Laat vandaag formulier N244 naar de rechtbank sturen. Bent u er al uit? Bel vandaag Shelter en de gemeente voor onderdak.',
  },
}
