/** The Italian words of the rows of Pennsylvania: ../pennsylvania-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const PENNSYLVANIA_IT: Words = {
  'us.state.pa.collector-calls': {
    says: 'In Pennsylvania chi riscuote o presta non può tormentarla, parlare del debito con il Suo capo o fare minacce false. Prenda appunti: può fare causa.',
  },
  'us.state.pa.judgment-life': {
    says: 'In Pennsylvania il vincolo (lien) di una sentenza su immobili finisce dopo cinque anni se non è rinnovato. L’interesse è di solito il 6% l’anno.',
  },
  'us.state.pa.rest-after-sale': {
    says: 'In Pennsylvania chi presta deve chiedere al tribunale entro sei mesi di fissare il giusto valore della casa. Altrimenti di solito non deve alcun resto.',
  },
  'us.state.pa.debt-relief': {
    says: 'In Pennsylvania una legge dello Stato vincola le ditte che promettono meno debiti o un credito migliore. Non paghi nulla in anticipo e chieda come annullare.',
  },
  'us.state.pa.builder-lien': {
    says: 'In Pennsylvania il costruttore deve depositare il vincolo (lien) entro sei mesi dall’ultimo lavoro e fare causa entro due anni. Può obbligarlo ad agire in 20 giorni.',
  },
  'us.state.pa.rest-of-car-loan': {
    says: 'In Pennsylvania chi presta ha di solito quattro anni per fare causa per il resto di un prestito auto. Se il suo avviso o la vendita era sbagliata, può perderlo.',
  },
  'us.state.pa.court-fees': {
    says: 'In Pennsylvania chi ha un reddito basso può chiedere al tribunale di non pagare le sue spese. Chieda il modulo al cancelliere (clerk).',
  },
  'us.state.pa.will-defend': {
    says: 'In Pennsylvania scriva all’ufficio del giudice distrettuale prima dell’udienza che si difenderà. Una Sua pretesa va depositata lì prima di quel giorno.',
  },
  'us.state.pa.rental-refused': {
    says: 'In Pennsylvania il locatore non può rifiutarla per razza, religione, figli, disabilità e simili. Il reclamo è gratis.',
  },
  'us.state.pa.upfront-money': {
    says: 'In Pennsylvania una cauzione può essere al massimo due mesi di affitto il primo anno, e un mese dopo.',
  },
  'us.state.pa.last-notice': {
    says: 'In Pennsylvania un agente può farla uscire solo dall’11º giorno dopo la consegna dell’ordine. Ha dieci giorni per appellare la sentenza.',
  },
  'us.state.pa.landlords-bill': {
    says: 'In Pennsylvania se il locatore non paga luce o acqua, gli inquilini possono di solito pagarle e toglierle dall’affitto.',
  },
  'us.state.pa.mobile-home': {
    says: 'In Pennsylvania il parco può sfrattare solo per motivi di legge, e prima deve darle un avviso e il tempo per rimediare.',
  },
  'us.state.pa.rent-escrow': {
    says: 'In Pennsylvania se la città certifica che la casa non è abitabile, può pagare l’affitto su un conto vincolato (escrow). Non possono sfrattarla per questo.',
  },
  'us.state.pa.broken-rule': {
    says: 'In Pennsylvania un avviso per una regola violata deve dare di solito 15 giorni, o 30 per un contratto oltre un anno. Legga se il contratto dice meno.',
  },
  'us.state.pa.eviction-day': {
    says: 'In Pennsylvania venga all’udienza il giorno scritto negli atti. Se ha una pretesa contro il locatore, la depositi lì prima di quel giorno.',
  },
  'us.state.pa.pay-deductions': {
    says: 'In Pennsylvania una ditta può togliere dalla paga solo ciò che la legge permette o che ha accettato per iscritto.',
  },
  'us.state.pa.keep-cover': {
    says: 'In Pennsylvania di solito può tenere il piano sanitario di una piccola ditta per nove mesi, a Sue spese. Chieda entro pochi giorni.',
  },
  'us.state.pa.own-file': {
    says: 'In Pennsylvania finché lavora lì può vedere il Suo fascicolo personale in certi orari. Chieda per iscritto.',
  },
  'us.state.pa.faulty-goods': {
    says: 'In Pennsylvania la merce di un negozio deve di solito servire all’uso normale. Se no, chieda per iscritto riparazione, un altro o i soldi.',
  },
  'us.state.pa.sales-calls': {
    says: 'In Pennsylvania anche la legge dello Stato limita chiamate e messaggi di vendita. Annoti numero e ora, e reclami allo Stato.',
  },
  'us.state.pa.credit-freeze': {
    says: 'In Pennsylvania può bloccare (freeze) gratis il Suo fascicolo di credito, così che nessuno apra facilmente un conto a Suo nome.',
  },
  'us.state.pa.association-records': {
    says: 'In Pennsylvania un proprietario può chiedere per iscritto di vedere i documenti e i conti dell’associazione.',
  },
  'us.state.pa.claim-days': {
    says: 'In Pennsylvania l’assicuratore deve rispondere entro dieci giorni lavorativi. Di solito deve dire sì o no entro 15 giorni lavorativi dalle Sue prove.',
  },
  'us.state.pa.sick-at-home': {
    says: 'In Pennsylvania un certificato medico che in casa c’è una persona molto malata può fermare un distacco. Chieda oggi il modulo della società.',
  },
  'us.state.pa.back-bill': {
    says: 'In Pennsylvania un grosso conto per consumi passati che la società ha dimenticato si può di solito pagare in tanti mesi quanti ne copre.',
  },
  'us.state.pa.no-fault-cover': {
    says: 'In Pennsylvania il Suo assicuratore auto deve di solito pagare i conti medici entro 30 giorni dalla prova, di chiunque sia la colpa. Il ritardo dà interessi.',
  },
  'us.state.pa.hearing-days': {
    says: 'In Pennsylvania ha di solito 30 giorni dall’avviso per fare appello, o 90 per SNAP. Lo faccia prima del cambio, e gli aiuti di solito continuano.',
  },
  'us.state.pa.cannot-pay-fine': {
    says: 'In Pennsylvania dica al tribunale prima della scadenza se non può pagare una multa. Può dare tempo, rate o un lavoro al suo posto.',
  },
  'us.state.pa.license-hold': {
    says: 'In Pennsylvania non rispondere a una multa può sospendere la patente finché risponde o fa un piano con il tribunale.',
  },
  'us.state.pa.school-absence': {
    says: 'In Pennsylvania la scuola deve di solito aiutare prima di un caso per assenze. Vada all’incontro e porti i certificati medici.',
  },
  'us.state.pa.toll-hold': {
    says: 'In Pennsylvania i pedaggi non pagati possono bloccare l’immatricolazione. Chieda in tempo un riesame o un piano di pagamento, e tenga le prove.',
  },
  'us.state.pa.jury-call': {
    says: 'In Pennsylvania di solito può chiedere un altro giorno per il servizio di giurato (jury duty). Il datore di lavoro non può licenziarla per questo. Risponda entro la data.',
  },
  'us.state.pa.insurance-gap': {
    says: 'In Pennsylvania un vuoto nella Sua assicurazione auto può sospendere l’immatricolazione. Mandi la prova di copertura entro la data, o chieda un’udienza (hearing).',
  },
  'us.state.pa.child-report': {
    says: 'In Pennsylvania ha di solito 90 giorni dall’avviso per chiedere di cambiare un rapporto di maltrattamento di minori. Può seguire un’udienza (hearing).',
  },
}
