/** Questions about work off the clock: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFF_THE_CLOCK_NL: Words = {
  'us.ask-work.off-clock': {
    says: 'Al het werk dat de baas opdraagt of kent, moet worden betaald, ook na het uitklokken. Boven 40 uur per week is het overwerk. Schrijf elke dag de echte tijden op en bewaar berichten. Vraag om het loon, of klaag gratis bij de Wage and Hour Division, 1-866-487-9243, of bij het arbeidsbureau van uw staat. De termijn is meestal twee jaar, drie bij opzet. Zij mogen u daarom niet ontslaan.',
  },
}
