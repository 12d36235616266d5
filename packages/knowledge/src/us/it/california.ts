/** The Italian words of the rows of California: ../california-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const CALIFORNIA_IT: Words = {
  'us.state.ca.collector-calls': {
    says: 'In California chi riscuote o presta non può tormentarla, parlare del debito con il Suo capo o fare minacce false. Prenda appunti: può fare causa.',
  },
  'us.state.ca.collector-license': {
    says: 'In California chi riscuote deve avere una licenza dello Stato e mostrarne il numero nelle lettere. Controlli il numero prima di pagare.',
  },
  'us.state.ca.old-debt': {
    says: 'In California nessuno può fare causa per un debito il cui termine è passato, e chi riscuote deve dirglielo per iscritto.',
  },
  'us.state.ca.stolen-name': {
    says: 'In California chi riscuote deve fermarsi e controllare se manda una denuncia alla polizia o alla FTC e una lettera firmata che il debito non è Suo.',
  },
  'us.state.ca.judgment-life': {
    says: 'In California una sentenza dura dieci anni. Per un debito minore di carta o medico si rinnova una volta sola, per cinque anni, al 5% di interesse.',
  },
  'us.state.ca.less-from-pay': {
    says: 'In California può chiedere che prendano meno dalla Sua paga se la famiglia ne ha bisogno. Dia allo sceriffo il modulo WG-006.',
  },
  'us.state.ca.debt-of-the-dead': {
    says: 'In California una ditta ha di solito un anno dalla morte per fare causa per un debito del defunto. Chieda la prova prima di pagare.',
  },
  'us.state.ca.rest-after-sale': {
    says: 'In California chi presta di solito non può chiedere il resto dopo una vendita senza tribunale, né sul prestito con cui ha comprato la casa.',
  },
  'us.state.ca.debt-relief': {
    says: 'In California una legge dello Stato vincola le ditte che promettono meno debiti o un credito migliore. Non paghi nulla in anticipo e chieda come annullare.',
  },
  'us.state.ca.small-judgment': {
    says: 'In California chi è stato citato può appellare una sentenza di piccole cause (small claims) entro 30 giorni. Se ha mancato l’udienza, chieda prima a quel tribunale di annullarla.',
  },
  'us.state.ca.small-judgment-paid': {
    says: 'In California nessuno può eseguire una sentenza di piccole cause (small claims) prima che finisca il tempo per l’appello. Chieda al tribunale di pagare a rate. Quando ha pagato, chi ha vinto deve dirlo al tribunale.',
  },
  'us.state.ca.rest-of-car-loan': {
    says: 'In California chi presta ha di solito quattro anni per fare causa per il resto di un prestito auto. Se il suo avviso o la vendita era sbagliata, può perderlo.',
  },
  'us.state.ca.court-fees': {
    says: 'In California chi ha un reddito basso può chiedere al tribunale di non pagare le sue spese. Chieda il modulo al cancelliere (clerk).',
  },
  'us.state.ca.rental-refused': {
    says: 'In California il locatore non può rifiutarla per razza, religione, figli, disabilità e simili, né perché usa un buono casa (voucher).',
  },
  'us.state.ca.upfront-money': {
    says: 'In California una cauzione può essere di solito al massimo un mese di affitto. Le spese per controllarla possono coprire solo il costo vero.',
  },
  'us.state.ca.last-notice': {
    says: 'In California l’avviso dello sceriffo le dà cinque giorni. Prima che finiscano può chiedere più tempo al giudice.',
  },
  'us.state.ca.safe-leave': {
    says: 'In California una vittima di violenza può di solito finire prima l’affitto con carte che la provano. Chieda prima a una linea di aiuto.',
  },
  'us.state.ca.landlords-bill': {
    says: 'In California se il locatore non paga luce o acqua, gli inquilini possono di solito pagarle e toglierle dall’affitto.',
  },
  'us.state.ca.mobile-home': {
    says: 'In California il parco può farla andare via solo per motivi di legge, con 60 giorni di avviso. Un aumento dell’affitto richiede 90 giorni.',
  },
  'us.state.ca.foreclosed-tenant': {
    says: 'In California gli inquilini di una casa pignorata hanno di solito 90 giorni di avviso. Un vero contratto di solito vale fino alla fine.',
  },
  'us.state.ca.no-fault-move': {
    says: 'In California se deve andarsene senza colpa, il locatore di solito deve un mese di affitto o rinuncia all’ultimo.',
  },
  'us.state.ca.broken-rule': {
    says: 'In California un avviso per una regola violata deve darle di solito tre giorni lavorativi per rimediare.',
  },
  'us.state.ca.eviction-record': {
    says: 'In California il tribunale nasconde quasi tutti i casi di sfratto, se il locatore non vince entro 60 giorni.',
  },
  'us.state.ca.pay-deductions': {
    says: 'In California una ditta di solito non può togliere perdite o cose rotte dalla paga. Deve rimborsare ciò che il lavoro le è costato.',
  },
  'us.state.ca.keep-cover': {
    says: 'In California di solito può tenere anche il piano sanitario di una piccola ditta, fino a 36 mesi, a Sue spese. Chieda entro pochi giorni.',
  },
  'us.state.ca.end-papers': {
    says: 'In California la ditta deve darle un avviso scritto quando la licenzia, e l’opuscolo dello Stato sulla disoccupazione.',
  },
  'us.state.ca.freelance-pay': {
    says: 'In California chi lavora in proprio deve di solito avere un contratto scritto ed essere pagato il giorno deciso, o entro 30 giorni dal lavoro.',
  },
  'us.state.ca.worker-test': {
    says: 'In California conta come dipendente se la ditta non prova che è libero, fa un lavoro diverso dal suo e ha un mestiere proprio.',
  },
  'us.state.ca.minimum-pay': {
    says: 'In California il salario minimo è più alto di quello federale. Può chiedere quanto le hanno pagato in meno.',
  },
  'us.state.ca.store-return': {
    says: 'In California un negozio che non accetta resi deve scriverlo su un cartello. Altrimenti di solito può rendere la merce entro 30 giorni.',
  },
  'us.state.ca.faulty-goods': {
    says: 'In California la merce di un negozio deve di solito servire all’uso normale. Se no, chieda per iscritto riparazione, un altro o i soldi.',
  },
  'us.state.ca.gift-card': {
    says: 'In California quasi nessuna carta regalo comprata può scadere o perdere valore per spese. Se succede, reclami allo Stato.',
  },
  'us.state.ca.sales-calls': {
    says: 'In California anche la legge dello Stato limita chiamate e messaggi di vendita. Annoti numero e ora, e reclami allo Stato.',
  },
  'us.state.ca.own-data': {
    says: 'In California può chiedere a quasi tutte le grandi ditte che cosa sanno di Lei, e di cancellarlo o non venderlo. Di solito hanno 45 giorni.',
  },
  'us.state.ca.credit-freeze': {
    says: 'In California può bloccare (freeze) gratis il Suo fascicolo di credito, così che nessuno apra facilmente un conto a Suo nome.',
  },
  'us.state.ca.hidden-fees': {
    says: 'In California il prezzo mostrato deve contenere tutte le spese che non si possono evitare, tranne tasse e spedizione.',
  },
  'us.state.ca.association-records': {
    says: 'In California un proprietario può chiedere per iscritto di vedere i documenti e i conti dell’associazione.',
  },
  'us.state.ca.after-disaster': {
    says: 'In California l’assicuratore di solito non può finire la polizza casa per un anno dopo l’emergenza dichiarata per un incendio vicino.',
  },
  'us.state.ca.sick-at-home': {
    says: 'In California un certificato medico che in casa c’è una persona molto malata può fermare un distacco. Chieda oggi il modulo della società.',
  },
  'us.state.ca.hearing-days': {
    says: 'In California ha di solito 90 giorni dall’avviso per chiedere un’udienza (hearing). La chieda prima del cambio, e gli aiuti di solito continuano.',
  },
  'us.state.ca.cannot-pay-fine': {
    says: 'In California dica al tribunale prima della scadenza se non può pagare una multa. Può dare tempo, rate o un lavoro al suo posto.',
  },
  'us.state.ca.school-absence': {
    says: 'In California la scuola deve di solito aiutare prima di un caso per assenze. Vada all’incontro e porti i certificati medici.',
  },
  'us.state.ca.toll-hold': {
    says: 'In California i pedaggi non pagati possono bloccare l’immatricolazione. Chieda in tempo un riesame o un piano di pagamento, e tenga le prove.',
  },
  'us.state.ca.jury-call': {
    says: 'In California di solito può chiedere un altro giorno per il servizio di giurato (jury duty). Il datore di lavoro non può licenziarla per questo. Risponda entro la data.',
  },
  'us.state.ca.insurance-gap': {
    says: 'In California un vuoto nella Sua assicurazione auto può sospendere l’immatricolazione. Mandi la prova di copertura entro la data, o chieda un’udienza (hearing).',
  },
  'us.state.ca.child-report': {
    says: 'In California può chiedere un’udienza (hearing) per togliere il nome dal registro dei maltrattamenti di minori, di solito entro 30 giorni dall’avviso.',
  },
  'us.state.ca.repair-surgery': {
    says: 'In California la maggior parte dei piani sanitari deve coprire gli interventi che riparano ciò che è anomalo per nascita, ferita o malattia. Non è estetica.',
  },
}
