/** What people believe of debts and judgments, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_DEBT_IT: Words = {
  'gb.ask-debt.letter-no-judgment': {
    says: 'Una lettera del recupero crediti non è una sentenza del county court (CCJ). La emette solo un tribunale, dopo un claim form inviato a Lei, se ha perso o non ha risposto. Per saperlo guardi gratis i Suoi rapporti di credito o cerchi su TrustOnline (a pagamento). Risponda alla lettera e non ignori mai un modulo del tribunale.',
  },
  'gb.ask-debt.council-tax-no-judgment': {
    says: 'Una liability order per la council tax non è una sentenza del county court (CCJ). Viene dal magistrates’ court e non va nel registro delle sentenze né nel rapporto di credito. Ma con essa il comune può mandare bailiffs o prendere da paga o sussidi. Chiami prima dell’udienza e chieda un piano.',
  },
  'gb.ask-debt.small-payments': {
    says: 'Piccoli pagamenti non impediscono una causa, salvo che la ditta abbia promesso di aspettare. Lo chieda per iscritto con un bilancio: chi presta deve trattarLa con equità. Se fa causa, risponda in tempo al modulo. Il tribunale può permettere piccole rate. Per un vecchio debito ogni pagamento apre sei nuovi anni.',
  },
  'gb.ask-debt.pay-later-file': {
    says: 'I debiti «compra ora, paga dopo» possono contare nel rapporto di credito. Klarna li segnala, pagati o no, da giugno 2022; le altre variano. Un default resta sei anni. Dal 15 luglio 2026 queste ditte devono avere il permesso della FCA e verificare se può pagare. In difficoltà chieda prima aiuto a loro. Il Financial Ombudsman è gratuito.',
  },
  'gb.ask-debt.student-loan-bankrupt': {
    says: 'Un prestito studentesco dello Stato non finisce con il fallimento. Ne resta fuori: Lei continua a pagare secondo il guadagno, per lo più dalla paga. Carte, scoperti e prestiti bancari possono finire, anche uno per un corso. Parli con un consulente gratuito prima di chiederlo.',
  },
  'gb.ask-debt.iva-home': {
    says: 'Con un IVA (accordo con i creditori) per lo più non si deve vendere la casa. Decidono le clausole: legga cosa dicono della casa. Il mutuo continua. Se la Sua quota vale molto, spesso paga circa un anno in più o deve provare a farsi prestare su di essa. Se viola l’accordo, la casa può essere a rischio. Chieda prima consiglio gratuito.',
  },
}
