/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'nz.ask.things': {
    says: 'Una società di recupero crediti non può prendere le Sue cose o entrare. Può farlo solo un ufficiale del tribunale (bailiff), dopo un ordine. Un prestito per l’auto è diverso.',
  },
  'nz.ask.prison': {
    says: 'Non può andare in prigione perché deve soldi per una carta, un prestito o una bolletta. Chiami MoneyTalks allo 0800 345 123 per un aiuto gratuito.',
  },
  'nz.ask.old': {
    says: 'Quasi tutti i debiti sono troppo vecchi per il tribunale dopo sei anni. Un pagamento o un foglio firmato fa ripartire il tempo. Non paghi prima di saperlo.',
    dependsOn: 'il giorno in cui ha pagato o scritto l’ultima volta che lo deve',
  },
  'nz.ask.calls': {
    says: 'Chieda per iscritto di usare solo e-mail o lettere. Annoti ogni chiamata. Tormentarla è contro la legge. Faccia un reclamo al servizio per i reclami (dispute scheme) di chi presta.',
  },
  'nz.ask.not-mine': {
    says: 'Scriva che non lo deve e chieda prove. Non paghi. Cerchi nel Suo rapporto di credito gratuito conti che non conosce.',
  },
  'nz.ask.wages': {
    says: 'Quasi tutti i creditori hanno prima bisogno di una sentenza e di un pignoramento della paga (attachment order), e devono lasciarle almeno il 60 % della paga netta. Inland Revenue non ha bisogno di un tribunale.',
    dependsOn: 'a chi deve e se ha una sentenza',
  },
  'nz.ask.cannot-pay': {
    says: 'Chiami MoneyTalks allo 0800 345 123. Chieda per iscritto a ogni società che Le ha dato un prestito aiuto per difficoltà (hardship). Deve rispondere entro 20 giorni lavorativi.',
  },
  'nz.ask.bankrupt': {
    says: 'Un fallimento (bankruptcy) dura tre anni. Una procedura senza beni (no asset procedure) dura un anno, per debiti fino a 50.000 $. Prima parli con un consulente finanziario (financial mentor) gratuito.',
    dependsOn: 'che cosa deve, possiede e guadagna',
  },
  'nz.ask.credit-file': {
    says: 'Può avere gratis il Suo rapporto di credito (credit report) da Centrix, Equifax ed Experian, che ora possiede illion. Se è sbagliato, chieda di correggerlo.',
  },
  'nz.ask.collector-fees': {
    says: 'Solo se il contratto lo permette, e solo costi veri e giusti. Chieda il contratto e i conti. Per un prestito le spese non possono essere eccessive; paghi il vero debito e contesti il resto.',
  },
  'nz.ask.no-asset': {
    says: 'Una no asset procedure cancella quasi tutti i debiti da 1.000 a 50.000 $ in un anno, una volta nella vita. Il fallimento dura tre anni. Un repayment order fa pagare a rate.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Sì. Chieda all’ufficio recuperi del tribunale di cambiare l’attachment order, con le prove delle spese. Deve restarLe la maggior parte della paga netta.',
  },
  'nz.ask.credit-wrong': {
    says: 'Chieda per iscritto all’agenzia di credito di correggere, con le prove. Deve controllare entro 20 giorni lavorativi e segnare la voce come contestata. Se rifiuta, reclami gratis al Privacy Commissioner.',
  },
}
