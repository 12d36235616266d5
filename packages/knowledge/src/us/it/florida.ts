/** The Italian words of the rows of Florida: ../florida-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const FLORIDA_IT: Words = {
  'us.state.fl.collector-calls': {
    says: 'In Florida chi riscuote o presta non può tormentarla, parlare del debito con il Suo capo o fare minacce false. Prenda appunti: può fare causa.',
  },
  'us.state.fl.collector-license': {
    says: 'In Florida chi riscuote deve essere registrato presso lo Stato. Controlli il nome prima di pagare.',
  },
  'us.state.fl.old-debt': {
    says: 'In Florida una promessa a voce non fa rivivere un debito troppo vecchio per una causa. Deve essere scritta e firmata.',
  },
  'us.state.fl.judgment-life': {
    says: 'In Florida una sentenza si può usare per 20 anni. Il suo vincolo (lien) su immobili dura dieci anni, se non è registrato di nuovo.',
  },
  'us.state.fl.medical-debt': {
    says: 'In Florida un ospedale ha tre anni per fare causa da quando manda il conto al recupero crediti. Più beni Suoi sono al sicuro da questo debito.',
  },
  'us.state.fl.debt-of-the-dead': {
    says: 'In Florida quasi tutti i debiti di un defunto finiscono due anni dopo la morte. I parenti di solito non li devono se non hanno firmato.',
  },
  'us.state.fl.rest-after-sale': {
    says: 'In Florida chi presta ha di solito un anno per chiedere il resto dovuto su una casa, e un giudice decide se è giusto.',
  },
  'us.state.fl.debt-relief': {
    says: 'In Florida una legge dello Stato vincola le ditte che promettono meno debiti o un credito migliore. Non paghi nulla in anticipo e chieda come annullare.',
  },
  'us.state.fl.builder-lien': {
    says: 'In Florida un costruttore deve registrare il vincolo (lien) su una casa entro 90 giorni dall’ultimo lavoro e fare causa entro un anno da allora. Con un avviso (notice of contest) può ridurre l’anno a 60 giorni. Un vincolo falso può costargli denaro.',
  },
  'us.state.fl.rest-of-car-loan': {
    says: 'In Florida chi presta ha di solito cinque anni per fare causa per il resto di un prestito auto. Se il suo avviso o la vendita era sbagliata, può perderlo.',
  },
  'us.state.fl.court-fees': {
    says: 'In Florida chi ha un reddito basso può chiedere al tribunale di non pagare le sue spese. Chieda il modulo al cancelliere (clerk).',
  },
  'us.state.fl.rental-refused': {
    says: 'In Florida il locatore non può rifiutarla per razza, religione, figli, disabilità e simili. Il reclamo è gratis.',
  },
  'us.state.fl.last-notice': {
    says: 'In Florida l’avviso dello sceriffo le dà 24 ore. Vada subito in tribunale se ha pagato o se la decisione è sbagliata.',
  },
  'us.state.fl.mobile-home': {
    says: 'In Florida il parco può sfrattare solo per motivi di legge. Un aumento dell’affitto richiede 90 giorni, e i residenti possono chiedere un incontro.',
  },
  'us.state.fl.broken-rule': {
    says: 'In Florida un avviso per una regola violata deve darle di solito sette giorni per rimediare. Per atti gravi è diverso.',
  },
  'us.state.fl.keep-cover': {
    says: 'In Florida di solito può tenere il piano sanitario di una piccola ditta per 18 mesi, a Sue spese. Chieda entro pochi giorni.',
  },
  'us.state.fl.minimum-pay': {
    says: 'In Florida il salario minimo è più alto di quello federale. Può chiedere quanto le hanno pagato in meno.',
  },
  'us.state.fl.store-return': {
    says: 'In Florida un negozio che non rimborsa deve scriverlo su un cartello. Altrimenti può rendere la merce non usata entro sette giorni.',
  },
  'us.state.fl.faulty-goods': {
    says: 'In Florida la merce di un negozio deve di solito servire all’uso normale. Se no, chieda per iscritto riparazione, un altro o i soldi.',
  },
  'us.state.fl.gift-card': {
    says: 'In Florida quasi nessuna carta regalo comprata può scadere o perdere valore per spese. Se succede, reclami allo Stato.',
  },
  'us.state.fl.sales-calls': {
    says: 'In Florida anche la legge dello Stato limita chiamate e messaggi di vendita. Annoti numero e ora, e reclami allo Stato.',
  },
  'us.state.fl.credit-freeze': {
    says: 'In Florida può bloccare (freeze) gratis il Suo fascicolo di credito, così che nessuno apra facilmente un conto a Suo nome.',
  },
  'us.state.fl.association-records': {
    says: 'In Florida un proprietario può chiedere per iscritto di vedere i documenti e i conti dell’associazione.',
  },
  'us.state.fl.after-disaster': {
    says: 'In Florida l’assicuratore di solito non può finire la polizza di una casa colpita da un uragano fino a 90 giorni dopo la riparazione.',
  },
  'us.state.fl.sick-at-home': {
    says: 'In Florida dica alla società elettrica se qualcuno usa un apparecchio medico. Con il modulo del medico deve avvisarla prima.',
  },
  'us.state.fl.back-bill': {
    says: 'In Florida una società elettrica regolata che ha fatturato poco per errore suo può chiedere al massimo 12 mesi.',
  },
  'us.state.fl.no-fault-cover': {
    says: 'In Florida la Sua polizza auto (PIP) paga di solito l’80% delle cure se è andato dal medico entro 14 giorni. L’assicuratore ha 30 giorni per pagare.',
  },
  'us.state.fl.hearing-days': {
    says: 'In Florida ha di solito 90 giorni dall’avviso per chiedere un’udienza (hearing). La chieda prima del cambio, e gli aiuti di solito continuano.',
  },
  'us.state.fl.cannot-pay-fine': {
    says: 'In Florida chieda un piano di pagamento al cancelliere (clerk of court). Fino al 2% del reddito netto al mese, o $25 se è di più, conta come giusto.',
  },
  'us.state.fl.license-hold': {
    says: 'In Florida una multa non pagata può costarle la patente. Un piano di pagamento con il cancelliere (clerk of court) di solito lo evita.',
  },
  'us.state.fl.school-absence': {
    says: 'In Florida la scuola deve di solito aiutare prima di un caso per assenze. Vada all’incontro e porti i certificati medici.',
  },
  'us.state.fl.toll-hold': {
    says: 'In Florida i pedaggi non pagati possono bloccare l’immatricolazione. Chieda in tempo un riesame o un piano di pagamento, e tenga le prove.',
  },
  'us.state.fl.jury-call': {
    says: 'In Florida di solito può chiedere un altro giorno per il servizio di giurato (jury duty). Il datore di lavoro non può licenziarla per questo. Risponda entro la data.',
  },
  'us.state.fl.insurance-gap': {
    says: 'In Florida un vuoto nella Sua assicurazione auto può sospendere l’immatricolazione. Mandi la prova di copertura entro la data, o chieda un’udienza (hearing).',
  },
}
