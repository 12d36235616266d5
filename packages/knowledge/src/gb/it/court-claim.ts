/** Richiesta in tribunale (court claim): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'gb.claim.reply-online': {
    says: 'Ha 14 giorni dalla notifica (service). Per queste cause la notifica vale 5 giorni dopo la data di emissione (issue date).',
    action:
      'Rispondere alla richiesta, o mandare la conferma di ricezione (acknowledgment of service)',
    consequence: 'Dopo questo giorno possono chiedere una sentenza contro di Lei senza udienza.',
    service:
      'Le cause del centro nazionale valgono come notificate 5 giorni dopo la data di emissione',
  },
  'gb.claim.defend-online': {
    says: 'Se ha mandato in tempo la conferma (acknowledgment), ha 28 giorni dalla notifica per mandare la difesa.',
    action: 'Mandare la difesa (defence), se ha confermato la ricezione in tempo',
    consequence: 'Senza difesa entro le 16 (4pm) di questo giorno, possono chiedere una sentenza.',
    service:
      'Le cause del centro nazionale valgono come notificate 5 giorni dopo la data di emissione',
  },
  'gb.claim.reply-post': {
    says: 'Ha 14 giorni dalla notifica (service). Una richiesta spedita vale come notificata due giorni lavorativi dopo. Per sicurezza contiamo dalla data di emissione (issue date).',
    action:
      'Rispondere alla richiesta, o mandare la conferma di ricezione (acknowledgment of service)',
    consequence: 'Dopo questo giorno possono chiedere una sentenza contro di Lei senza udienza.',
    service:
      'Una richiesta spedita vale come notificata il secondo giorno lavorativo dopo la spedizione',
  },
  'gb.claim.defend-post': {
    says: 'Se ha mandato in tempo la conferma (acknowledgment), ha 28 giorni dalla notifica per mandare la difesa.',
    action: 'Mandare la difesa (defence), se ha confermato la ricezione in tempo',
    consequence: 'Senza difesa entro le 16 (4pm) di questo giorno, possono chiedere una sentenza.',
    service:
      'Una richiesta spedita vale come notificata il secondo giorno lavorativo dopo la spedizione',
  },
  'gb.claim.option-defend': {
    title: 'Difendersi dalla richiesta',
    says: 'Mandi la conferma (acknowledgment), poi una difesa che dice che cosa è sbagliato. Quasi tutte le cause piccole contestate hanno prima una mediazione telefonica gratuita.',
    cost: 'Difendersi non costa nulla. C’è una tassa se Lei chiede qualcosa a loro.',
    time: 'Alcune ore ora. Alcuni mesi fino all’udienza.',
    risk: 'Se perde, paga la somma, le tasse del tribunale e piccole spese fisse.',
    bestFor: 'Non è il Suo debito, la somma è sbagliata, o è troppo vecchio.',
  },
  'gb.claim.option-admit': {
    title: 'Ammetterla e pagare a rate',
    says: 'Mandi il modulo N9A con un bilancio e un’offerta. Se rifiutano l’offerta, il tribunale fissa una somma.',
    cost: 'La somma al mese che offre.',
    time: 'Una sera per il modulo.',
    risk: 'Avrà una sentenza. Resta nel registro per sei anni, se non paga entro un mese.',
    bestFor: 'Lo deve ma non può pagare subito.',
  },
  'gb.claim.option-pay': {
    title: 'Pagare ora',
    says: 'Paghi il totale del modulo direttamente al creditore (claimant) nel tempo per rispondere. Conservi la prova.',
    cost: 'Il totale del modulo.',
    time: 'Un giorno.',
    risk: 'Pagare ammette la richiesta. È difficile riavere i soldi.',
    bestFor: 'Lo deve, la somma è giusta, e ha i soldi.',
  },
  'gb.claim.option-help': {
    title: 'Chiedere aiuto gratuito con i moduli',
    says: 'Un ente per i debiti, Citizens Advice o un centro legale (law centre) può aiutarla con il modulo e controllare i Suoi motivi.',
    cost: 'Nulla.',
    time: 'Una telefonata o visita questa settimana.',
    risk: 'Non aspetti un appuntamento se l’ultimo giorno è vicino. Prima mandi la conferma (acknowledgment).',
    bestFor: 'Tutti quelli con un modulo del tribunale.',
  },
  'gb.claim.service-rights': {
    says: 'Può ammetterla, dire che ha pagato, contestarla o chiedere le rate. Può chiedere online 14 giorni in più prima della data che danno.',
  },
  'gb.claim.service-step': {
    says: 'Risponda online con il numero di causa (claim number) e il codice (security code) prima del giorno e dell’ora della lettera. Se serve più tempo, chieda lì 14 giorni.',
  },
}
