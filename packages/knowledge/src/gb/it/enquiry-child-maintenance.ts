/** Questions of a parent who gets no child maintenance from the other parent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_IT: Words = {
  'gb.ask-maintenance.unpaid': {
    says: "Segnali subito al Child Maintenance Service ogni pagamento mancato. Chieda che riscuota per Lei (Collect and Pay). Può prendere denaro dal salario o dal conto senza giudice, o ottenere un'ordinanza. Non c'è ancora una pratica? Faccia domanda: è gratis.",
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: "Segnali subito al Child Maintenance Service ogni pagamento mancato. Chieda che riscuota per Lei. Può prendere denaro dal salario senza giudice, o ottenere un'ordinanza.",
  },
  'gb.ask-maintenance.how-much': {
    says: 'Per la regola del Child Maintenance Service l’altro genitore paga una parte della paga settimanale lorda: 12% per un figlio, 16% per due, 19% per tre o più, fino a £800 a settimana, e meno oltre. Le notti da lui e altri figli lì la riducono. Con sussidi, o con £100 a settimana o meno, è per lo più £7. Potete accordarvi su un’altra somma. Provi il calcolatore su GOV.UK.',
  },
  'gb.ask-maintenance.unpaid-and-contact': {
    says: 'No. Soldi e visite sono cose separate. Non può negare le visite perché il mantenimento non arriva, e un ordine del giudice resta valido. Non seguirlo può essere punito e danneggiarla davanti al giudice. Il Child Maintenance Service può riscuoterlo (Collect and Pay). Se il figlio è in pericolo, si fermi e vada subito al tribunale della famiglia.',
  },
}
