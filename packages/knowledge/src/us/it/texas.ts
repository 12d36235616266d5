/** The Italian words of the rows of Texas: ../texas-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const TEXAS_IT: Words = {
  'us.state.tx.collector-calls': {
    says: 'In Texas chi riscuote o presta non può tormentarla, insultarla o minacciare l’arresto. Prenda appunti: può fare causa.',
  },
  'us.state.tx.collector-license': {
    says: 'In Texas chi riscuote deve essere registrato presso lo Stato. Controlli il nome prima di pagare.',
  },
  'us.state.tx.judgment-life': {
    says: 'In Texas una sentenza dorme se nessuno agisce per dieci anni, e può essere svegliata per altri due. Chieda al tribunale che cosa è stato depositato.',
  },
  'us.state.tx.medical-debt': {
    says: 'In Texas un medico o ospedale deve mandare il conto prima dell’undicesimo mese dopo le cure, altrimenti di solito non può riscuotere.',
  },
  'us.state.tx.rest-after-sale': {
    says: 'In Texas chi presta ha due anni dalla vendita per fare causa per il resto. Può chiedere che conti il giusto valore della casa.',
  },
  'us.state.tx.debt-relief': {
    says: 'In Texas una legge dello Stato vincola le ditte che promettono meno debiti o un credito migliore. Non paghi nulla in anticipo e chieda come annullare.',
  },
  'us.state.tx.builder-lien': {
    says: 'In Texas il vincolo (lien) di un costruttore sulla Sua casa richiede un contratto scritto, firmato prima dei lavori da Lei e dal coniuge. Un tribunale può toglierlo.',
  },
  'us.state.tx.small-judgment': {
    says: 'In Texas può appellare una sentenza del Justice Court entro 21 giorni. Per uno sfratto ha solo cinque giorni.',
  },
  'us.state.tx.rest-of-car-loan': {
    says: 'In Texas chi presta ha di solito quattro anni per fare causa per il resto di un prestito auto. Se il suo avviso o la vendita era sbagliata, può perderlo.',
  },
  'us.state.tx.court-fees': {
    says: 'In Texas chi ha un reddito basso può chiedere al tribunale di non pagare le sue spese. Chieda il modulo al cancelliere (clerk).',
  },
  'us.state.tx.rental-refused': {
    says: 'In Texas il locatore non può rifiutarla per razza, religione, figli, disabilità e simili. Il reclamo è gratis.',
  },
  'us.state.tx.upfront-money': {
    says: 'In Texas se il locatore non accetta entro sette giorni, l’ha rifiutata. Allora deve rendere il deposito della domanda (application deposit).',
  },
  'us.state.tx.last-notice': {
    says: 'In Texas l’agente deve prima affiggere un avviso scritto, almeno 24 ore prima. Chieda oggi all’aiuto legale (legal aid) di un appello.',
  },
  'us.state.tx.safe-leave': {
    says: 'In Texas una vittima di violenza può di solito finire prima l’affitto con carte che la provano. Chieda prima a una linea di aiuto.',
  },
  'us.state.tx.landlords-bill': {
    says: 'In Texas se il locatore non paga luce o acqua, gli inquilini possono di solito pagarle e toglierle dall’affitto.',
  },
  'us.state.tx.mobile-home': {
    says: 'In Texas una legge apposita protegge chi affitta un posto per una casa mobile. Chiede un contratto scritto e preavvisi più lunghi.',
  },
  'us.state.tx.late-rent': {
    says: 'In Texas a un inquilino che prima non era in ritardo devono dare la scelta di pagare l’affitto entro l’avviso.',
  },
  'us.state.tx.eviction-day': {
    says: 'In Texas per uno sfratto non serve una risposta scritta. Venga al processo il giorno scritto negli atti, o il locatore può vincere.',
  },
  'us.state.tx.pay-deductions': {
    says: 'In Texas una ditta può togliere dalla paga solo ciò che la legge permette o che ha accettato per iscritto.',
  },
  'us.state.tx.keep-cover': {
    says: 'In Texas di solito può tenere il piano sanitario di una piccola ditta per nove mesi, a Sue spese. Chieda entro pochi giorni.',
  },
  'us.state.tx.faulty-goods': {
    says: 'In Texas la merce di un negozio deve di solito servire all’uso normale. Se no, chieda per iscritto riparazione, un altro o i soldi.',
  },
  'us.state.tx.sales-calls': {
    says: 'In Texas anche la legge dello Stato limita chiamate e messaggi di vendita. Annoti numero e ora, e reclami allo Stato.',
  },
  'us.state.tx.own-data': {
    says: 'In Texas può chiedere a quasi tutte le grandi ditte che cosa sanno di Lei, e di cancellarlo o non venderlo. Di solito hanno 45 giorni.',
  },
  'us.state.tx.credit-freeze': {
    says: 'In Texas può bloccare (freeze) gratis il Suo fascicolo di credito, così che nessuno apra facilmente un conto a Suo nome.',
  },
  'us.state.tx.association-records': {
    says: 'In Texas un proprietario può chiedere per iscritto di vedere i documenti e i conti dell’associazione.',
  },
  'us.state.tx.hearing-days': {
    says: 'In Texas ha di solito 90 giorni dall’avviso per chiedere un’udienza (hearing). La chieda prima del cambio, e gli aiuti di solito continuano.',
  },
  'us.state.tx.cannot-pay-fine': {
    says: 'In Texas dica al tribunale prima della scadenza se non può pagare una multa. Può dare tempo, rate o un lavoro al suo posto.',
  },
  'us.state.tx.license-hold': {
    says: 'In Texas una città può bloccare il rinnovo della patente per una multa non pagata. Finisce quando paga o il caso si chiude. Chieda a quel tribunale.',
  },
  'us.state.tx.school-absence': {
    says: 'In Texas la scuola deve di solito aiutare prima di un caso per assenze. Vada all’incontro e porti i certificati medici.',
  },
  'us.state.tx.toll-hold': {
    says: 'In Texas i pedaggi non pagati possono bloccare l’immatricolazione. Chieda in tempo un riesame o un piano di pagamento, e tenga le prove.',
  },
  'us.state.tx.jury-call': {
    says: 'In Texas di solito può chiedere un altro giorno per il servizio di giurato (jury duty). Il datore di lavoro non può licenziarla per questo. Risponda entro la data.',
  },
  'us.state.tx.child-report': {
    says: 'In Texas può chiedere un riesame (review) di un accertamento di maltrattamento di minori, nei giorni della lettera. Chieda anche il fascicolo.',
  },
}
