/** Questions of a driver without insurance who caused a crash: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_IT: Words = {
  'nz.ask.crash-my-fault': {
    says: 'Se era colpa Sua, deve il costo giusto della riparazione, non più del valore dell’auto, e spesso il traino e un’auto a noleggio. Chieda due preventivi, foto e prova di proprietà. Non firmi subito. Se non può pagare, scriva quanto può: spesso accettano piccole rate. Senza accordo decide il Disputes Tribunal senza avvocati. Ci vada. Aiuto: MoneyTalks 0800 345 123.',
  },
}
