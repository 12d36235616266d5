/** Richiesta in tribunale (court claim): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'gb.claim.rights-summary': {
    says: 'Può ammetterla, contestarla o pagare a rate. Se chiede più tempo nei primi 14 giorni, ha 28 giorni per difendersi.',
  },
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
  'gb.claim.step-acknowledge': {
    says: 'Mandi oggi la conferma di ricezione (acknowledgment of service), online o per posta. Dice solo che ha ricevuto la richiesta. Le dà 28 giorni per difendersi, non 14.',
  },
  'gb.claim.step-choose': {
    says: 'Decida: ammettere tutto, ammettere una parte, o difendersi. Usi il modulo N9A (admission) per ammettere, e il modulo N9B (defence) per contestare.',
  },
  'gb.claim.step-admit': {
    says: 'Se lo deve, compili il modulo N9A (admission) con reddito e spese, e offra una somma al mese. Lo mandi al creditore (claimant) entro 14 giorni.',
  },
  'gb.claim.right-time': {
    says: 'Ha 14 giorni dalla notifica per rispondere. Se in quel tempo manda la conferma (acknowledgment of service), ha 28 giorni per difendersi.',
  },
  'gb.claim.tactic-acknowledge': {
    says: 'Prima mandi la conferma (acknowledgment), poi ci pensi. Raddoppia il tempo da 14 a 28 giorni e non costa nulla.',
    risk: 'Segni la casella «difendere tutto» solo se è ciò che vuole fare.',
    notWhen: 'Ammetterà tutto il debito.',
  },
  'gb.claim.want': { says: 'Il tribunale vuole la Sua risposta. Non ha ancora deciso nulla.' },
  'gb.claim.reality': {
    says: 'È vero e urgente. Se non risponde in tempo, possono avere una sentenza senza udienza. Se si difende in tempo, questo non può succedere.',
  },
  'gb.claim.reality-passed': {
    says: 'Questa richiesta ha più di un mese, quindi forse c’è già una sentenza. Si può ancora fare molto, ma si informi oggi.',
  },
  'gb.claim.rights-passed': {
    says: 'Se non c’è ancora una sentenza, può ancora mandare una difesa. Se c’è, può chiedere al tribunale di annullarla o di pagare a rate.',
  },
  'gb.claim.reality-scotland': {
    says: 'È vero e urgente. Cerchi «the last date for a response» (ultimo giorno per rispondere) nel calendario. Se lo perde, lo sheriff può decidere senza di Lei.',
  },
  'gb.claim.who-claimant': {
    says: 'Chi dice che Lei deve soldi si chiama «claimant». Lei è il «defendant». Il tribunale è neutrale. Manda gli atti a tutti e due.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Non c’è ancora una sentenza. Per questa causa nessun ufficiale giudiziario (bailiff) può venire ora, e nessuno può prendere lo stipendio.',
  },
  'gb.claim.no-record-yet': {
    says: 'Una causa da sola non va nella Sua scheda di credito. Solo una sentenza va nel registro pubblico.',
  },
  'gb.claim.know-local-court': {
    says: 'Se si difende, una causa per soldi contro una persona di solito passa al tribunale vicino a casa. Non serve andare lontano.',
    learnMore:
      'La richiesta viene da un centro nazionale. È solo l’ufficio della posta. Se ne occuperà un giudice vicino a Lei.',
  },
  'gb.claim.org-national-centre': {
    says: 'Il Civil National Business Centre è l’ufficio che tratta quasi tutte le cause per soldi, per posta e online. Può rispondere online con la password del modulo.',
  },
  'gb.claim.step-passed-ask': {
    says: 'Il solito tempo per rispondere è passato. Chiami oggi il tribunale con il numero di causa (claim number). Chieda se c’è una sentenza contro di Lei.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Se non c’è una sentenza, mandi oggi al tribunale la difesa o l’ammissione. Può ancora contare.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Se c’è una sentenza, può chiedere al tribunale di annullarla (set aside) con il modulo N244. Dica perché non ha risposto e qual è la difesa. Faccia presto.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Compili il modulo di risposta (Response Form). Lo mandi al tribunale e al creditore (claimant) prima dell’ultimo giorno per rispondere.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Legga oggi il modulo del tribunale. Dice quanti giorni ha e dove mandare la risposta. Chieda consiglio prima di quella data.',
  },
  'gb.claim.step-dates': {
    says: 'Scriva il numero di causa (claim number), la data di emissione (issue date) e l’ultimo giorno per rispondere. Segni ora quel giorno nel calendario.',
  },
  'gb.claim.step-advice': {
    says: 'Chiami questa settimana un consulente gratuito sui debiti o Citizens Advice. Quando chiama, dica l’ultimo giorno per rispondere.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Se può pagare tutto entro 14 giorni, paghi il creditore (claimant) e conservi la prova. Allora non dovrebbe esserci una sentenza.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Se lo deve, chieda tempo per pagare. Usi il modulo «Time to Pay» arrivato con la richiesta, prima dell’ultimo giorno.',
  },
  'gb.claim.step-defend': {
    says: 'Nella difesa risponda a ogni punto. Può ammettere, negare e dire perché, o dire che non può saperlo e devono provarlo.',
  },
  'gb.claim.step-papers': {
    says: 'Chieda per iscritto al creditore (claimant) ogni documento di cui parla la richiesta, come il contratto e gli avvisi. Lo faccia ora.',
  },
  'gb.claim.step-agreement': {
    says: 'Per un debito di credito chieda oggi il contratto (credit agreement) con £1. Se non lo danno, lo dica nella difesa.',
  },
  'gb.claim.step-too-old': {
    says: 'Se il debito ha più di sei anni, deve dirlo Lei nella difesa. Il tribunale non lo farà per Lei.',
  },
  'gb.claim.step-online': {
    says: 'Se risponde online, salvi la pagina di conferma. Se spedisce, chieda la ricevuta e calcoli alcuni giorni.',
  },
  'gb.claim.step-more-time': {
    says: 'Le serve più tempo per difendersi? Chieda al creditore (claimant) fino a 28 giorni in più. Poi lo scriva al tribunale.',
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
