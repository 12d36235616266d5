/** Questions about an estate, savings and things sold while on assistance: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_MONEY_ON_ASSISTANCE_IT: Words = {
  'nl.ask.benefit-inheritance': {
    says: "Lo segnali subito al comune, meglio per iscritto. Un'eredità conta come risparmio, non come reddito mensile. Fino al limite di risparmio della Sua famiglia il sussidio continua. Sopra, si ferma finché vivendo normalmente torna sotto. Conta il giorno della morte: da allora il comune può chiedere indietro il sussidio. Prima si tolgono debiti e spese del funerale. Si opponga entro sei settimane.",
  },
  'nl.ask.benefit-selling': {
    says: "Vendere ogni tanto le proprie cose usate di solito non è reddito: trasforma in denaro ciò che possiede. Ma comprare o produrre per vendere, o vendere spesso, conta come lavoro o reddito. Lo dica prima al comune, altrimenti può chiedere indietro il denaro con una multa. Tenga un elenco: cosa, a quanto, da dove. È già arrivata una lettera? Si opponga entro sei settimane, con l'elenco.",
  },
}
