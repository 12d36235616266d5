/** Loans and cards in arrears: default notices, hardship, credit reports, and buy now pay later: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ARREARS_IT: Words = {
  'au.debt.know-file': {
    says: 'Un mancato pagamento (default) resta nella Sua scheda di credito (credit report) per cinque anni. Devono avvisarla per iscritto prima di registrarlo.',
  },
  'au.debt.right-hardship': {
    says: 'Per un prestito o una carta può dire che è in difficoltà (hardship). Devono rispondere entro 21 giorni.',
  },
  'au.debt.right-default-notice': {
    says: 'Prima di fare causa per un prestito o una carta, devono mandare un avviso di mancato pagamento (default notice) e darle 30 giorni.',
  },
  'au.debt.default-notice': {
    says: 'Un avviso di mancato pagamento (default notice) deve darle almeno 30 giorni per rimediare. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare quello che è in ritardo, o chiedere aiuto per le difficoltà (hardship)',
    consequence: 'Possono andare in tribunale, o chiedere tutto il prestito.',
  },
  'au.debt.opt-hardship': {
    says: 'Dica che non può pagare e quanto può pagare. Possono dare più tempo o rate più basse.',
    title: 'Chiedere aiuto per le difficoltà',
    cost: 'Gratis.',
    time: 'Hanno 21 giorni per rispondere.',
    risk: 'Basso. Se dicono no, vada da AFCA.',
    bestFor: 'Ha perso il lavoro, è stato malato o ha passato un momento duro.',
  },
  'au.debt.insight-bnpl': {
    says: 'Dal 10 giugno 2025 le società «compra ora, paga dopo» (buy now pay later) devono avere una licenza di credito e far parte di AFCA.',
    actionable:
      'Se è Afterpay, Zip o simili, chieda aiuto per le difficoltà (hardship) e usi AFCA.',
  },
}
