/** Questions about claims and judgments for debt: how long, too late, not answered, not paid. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CLAIMS_IT: Words = {
  'gb.ask-debt.ccj-unpaid': {
    says: 'Possono chiedere al tribunale ufficiali giudiziari (bailiffs), soldi da stipendio o conto, o un’ipoteca sulla casa (charge). Se non può pagare come ordinato, chieda al tribunale rate più piccole con il modulo N245.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Risponda entro 14 giorni dalla notifica, che è 5 giorni dopo la data di emissione per il centro nazionale. Se lo deve, mandi l’ammissione (admission form) con un bilancio e una piccola offerta. Se no, mandi la conferma (acknowledgment) e ha 28 giorni per difendersi.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Forse non è troppo tardi. Chiami oggi il tribunale con il numero di causa. Se non c’è una sentenza, mandi ora modulo o difesa. Se c’è, chieda in fretta di annullarla (set aside) con il modulo N244.',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'No, non la ignori. Senza risposta in tempo possono avere una sentenza contro di Lei senza udienza. Può poi danneggiare il Suo credito e portare ufficiali giudiziari (bailiffs).',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'No, non la ignori. È l’ultimo passo prima del tribunale. Risponda entro 30 giorni dalla sua data, e chieda i documenti che Le servono.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Chieda al tribunale di annullarla (set aside) con il modulo N244. Non c’è un ultimo giorno fisso, ma faccia in fretta quando lo sa. C’è una tassa del tribunale, e può chiedere un aiuto con il modulo EX160.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Qualcuno ha una sentenza contro di Lei. Se ha un avviso (notice of intention to enforce), lo contatti entro 10 giorni con un’offerta. Dopo l’ufficio può agire, e si aggiungono le sue tariffe.',
  },
  'gb.ask-debt.ccj-pay': {
    says: "Mandi al tribunale il modulo N245 con il suo bilancio e offra una somma al mese. Con un reddito basso la tassa può cadere. Fino alla decisione possono mandare agenti: chieda ora e cominci a pagare l'offerta. Se sono già stati mandati, chieda sullo stesso modulo di fermarli. Se rifiutano, un funzionario fissa la rata. Ogni parte ha poi 14 giorni per chiedere un giudice.",
  },
  'gb.ask-debt.claim-old-debt': {
    says: 'Risponda prima al tribunale, per vecchio che sia il debito. Mandi l’acknowledgment entro 14 giorni dalla notifica e dica che contesta tutto. Allora ha 28 giorni dalla notifica. Quasi tutti i debiti sono troppo vecchi dopo sei anni senza pagamenti né ammissione firmata, ma solo se la difesa lo dice. Gli anni possono iniziare dalla default notice. Non offra e non ammetta nulla prima. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.claim-reply-day': {
    says: 'Ha 14 giorni dalla notifica (service). Per queste cause la notifica vale 5 giorni dopo la data di emissione (issue date).',
    action:
      'Rispondere alla richiesta, o mandare la conferma di ricezione (acknowledgment of service)',
    consequence: 'Dopo questo giorno possono chiedere una sentenza contro di Lei senza udienza.',
    service:
      'Le cause del centro nazionale valgono come notificate 5 giorni dopo la data di emissione',
  },
  'gb.ask-debt.claim-defence-day': {
    says: 'Se ha mandato in tempo la conferma (acknowledgment), ha 28 giorni dalla notifica per mandare la difesa.',
    action: 'Mandare la difesa (defence), se ha confermato la ricezione in tempo',
    consequence: 'Senza difesa entro le 16 (4pm) di questo giorno, possono chiedere una sentenza.',
    service:
      'Le cause del centro nazionale valgono come notificate 5 giorni dopo la data di emissione',
  },
}
