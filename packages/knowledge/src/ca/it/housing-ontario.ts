/** Notices to end a tenancy and late rent in Ontario: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ONTARIO_IT: Words = {
  'ca.home.on-element-date': {
    says: 'Un avviso in Ontario deve indicare il giorno in cui l’affitto finirebbe.',
    name: 'La data di fine (termination date)',
    ifMissing:
      'Non vediamo una data di fine (termination date). Un avviso senza può non valere. Chieda a uno sportello legale (legal clinic).',
  },
  'ca.home.on-board': {
    says: 'In Ontario solo il Landlord and Tenant Board può ordinarle di uscire, e solo lo sheriff può eseguirlo.',
  },
  'ca.home.on-void': {
    says: 'In Ontario può annullare un avviso N4. Paghi tutto l’affitto che deve prima che il padrone di casa si rivolga al Board.',
  },
  'ca.home.on-before-order': {
    says: 'Anche dopo la loro domanda può fermarla. Paghi l’affitto e la tassa della domanda (filing fee) prima che ci sia l’ordine.',
  },
  'ca.home.on-n4-time': {
    says: 'Un N4 dato dal 21 settembre 2026 richiede solo 7 giorni. Prima erano 14 se paga l’affitto al mese.',
  },
  'ca.home.on-n4': {
    says: 'Un N4 di prima del 21 settembre 2026 dà almeno 14 giorni per pagare a chi paga l’affitto al mese. Contiamo dalla sua data. Vale la data di fine (termination date) sul modulo.',
    action: 'Paghi tutto l’affitto che deve',
    consequence: 'Il padrone di casa può chiedere al Board di sfrattarla.',
  },
  'ca.home.on-n4-seven': {
    says: 'Un N4 le dà almeno 7 giorni per pagare. Contiamo dalla sua data. Vale la data di fine (termination date) sul modulo.',
    action: 'Paghi tutto l’affitto che deve',
    consequence: 'Il padrone di casa può chiedere al Board di sfrattarla.',
  },
  'ca.home.on-bill-60': {
    says: 'Per parlare all’udienza di riparazioni non fatte, paghi prima al padrone di casa metà dell’affitto richiesto. Lo faccia sette giorni prima, e mandi entro allora i Suoi punti e le prove. Può sempre dire che la somma è sbagliata.',
  },
  'ca.home.on-n12': {
    says: 'In Ontario un padrone di casa che vuole la casa per la famiglia o per un compratore deve dare 60 giorni, fino alla fine di un periodo di affitto.',
  },
  'ca.home.on-n12-pay': {
    says: 'Per uso proprio le spetta un mese di affitto, o l’offerta di un’altra casa. Dal 21 settembre 2026 un padrone di casa che dà 120 giorni non deve pagarlo. Per un compratore resta dovuto.',
  },
  'ca.home.on-relief': {
    says: 'Il Board deve guardare tutto ciò che parla a Suo favore. Può rifiutare o rinviare uno sfratto, anche se Lei ha violato le regole.',
  },
  'ca.home.on-bad-faith': {
    says: 'Se il motivo dell’uso proprio era falso, può chiedere fino a 12 mesi di affitto e di più. Faccia domanda entro un anno da quando va via.',
  },
  'ca.home.on-step': {
    says: 'Non deve andare via alla data dell’avviso. Aspetti la convocazione all’udienza (notice of hearing) e ci vada.',
  },
  'ca.home.on-n13': {
    says: "Per ristrutturare, un locatore in Ontario deve usare il modulo N13 e dare 120 giorni fino alla fine di un periodo d'affitto o del contratto. La Commissione guarda anche la buona fede e i permessi. Una semplice lettera non vale.",
  },
  'ca.home.on-n13-return': {
    says: "Prima di uscire, scriva che vuole tornare dopo i lavori, e poi comunichi ogni nuovo indirizzo. Può tornare all'affitto come se fosse rimasto. Di solito è dovuta anche una somma per l'uscita.",
  },
  'ca.home.on-form': {
    says: 'In Ontario la disdetta del locatore vale solo sul modulo della Commissione (LTB), come N12 per uso proprio o N4 per l’affitto. Una lettera con parole sue, un SMS o una e-mail non basta.',
  },
}
