/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'au.ask.things': {
    says: 'Una società di recupero non può prendere le Sue cose o entrare. Lo può solo un ufficiale giudiziario (sheriff o bailiff), dopo un ordine del tribunale. Un prestito per l’auto è diverso.',
  },
  'au.ask.prison': {
    says: 'Non può andare in prigione perché deve soldi per una carta, un prestito o una bolletta. Chiami il 1800 007 007 per un aiuto gratis.',
  },
  'au.ask.old': {
    says: 'Quasi tutti i debiti sono troppo vecchi per il tribunale dopo sei anni, o tre nel Northern Territory. Un pagamento o una nota firmata fa ripartire il tempo. Non paghi prima di saperlo.',
    dependsOn: 'il giorno in cui ha pagato o ha scritto l’ultima volta di dovere la somma',
  },
  'au.ask.calls': {
    says: 'Chieda per iscritto che usino solo e-mail o lettere. Non dovrebbero contattarla più di tre volte a settimana. Annoti ogni chiamata e faccia reclamo ad AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Scriva che non deve la somma e chieda le prove. Non paghi. Cerchi nella Sua scheda di credito (credit report) gratuita i conti che non conosce.',
  },
  'au.ask.wages': {
    says: 'Serve una sentenza del tribunale e poi un ordine. Una parte della paga Le resta sempre per vivere. L’ufficio delle tasse non ha bisogno del tribunale.',
    dependsOn: 'a chi deve i soldi e se hanno una sentenza',
  },
  'au.ask.cannot-pay': {
    says: 'Chiami la National Debt Helpline al 1800 007 007 e chieda a ogni società aiuto per le difficoltà (hardship). Per un prestito o una carta devono rispondere entro 21 giorni.',
  },
  'au.ask.bankrupt': {
    says: 'Il fallimento personale (bankruptcy) chiude quasi tutti i debiti, ma dura tre anni e un giorno e La limita. Prima parli con un consulente finanziario gratuito (financial counsellor).',
    dependsOn: 'che cosa deve, che cosa ha e quanto guadagna',
  },
  'au.ask.credit-file': {
    says: 'Può avere gratis la Sua scheda di credito (credit report) da Equifax e da Experian, che ora possiede illion. Se è sbagliata, chieda di correggerla. Un mancato pagamento (default) resta cinque anni.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Agisca entro 21 giorni: paghi, concordi un piano o chieda al giudice di annullarlo. La sentenza deve essere di 10.000 $ o più. Poi possono chiedere il Suo fallimento.',
  },
  'au.ask.wages-garnished': {
    says: 'Serve un ordine del giudice, e ogni settimana deve restarLe una parte. Il fisco (ATO), Child Support e quasi tutti gli uffici multe non hanno bisogno del giudice. Chieda subito le rate al giudice. Nel New South Wales l’ordine non toglie allora dalla paga più della rata.',
  },
  'au.ask.collector-family': {
    says: 'Non possono parlare del Suo debito ad altri. Possono chiedere dov’è, ma non dire perché. Scriva di smettere, poi reclami ad AFCA o al Privacy Commissioner.',
  },
}
