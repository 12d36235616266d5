/** Questions about credit reports, cards, bank fraud, stolen names and robocalls: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AND_FRAUD_IT: Words = {
  'us.ask-debt.credit-effect': {
    says: 'Una lettera o una chiamata non aggiunge nulla. Ma un creditore può segnalare una bolletta in ritardo di 30 giorni, e un recuperatore il debito. Prima deve parlarti, o scrivere e attendere un tempo ragionevole, di solito 14 giorni. Resta di solito sette anni dal ritardo, pagato o no. Controlla gratis su AnnualCreditReport.com e contesta ciò che è sbagliato.',
    dependsOn: 'che cosa è stato segnalato e quanto ritardo c’è',
  },
  'us.ask-debt.credit-report': {
    says: 'Contesti gratis una voce sbagliata a ogni ufficio del credito. Devono controllarla, quasi sempre entro 30 giorni. Quasi tutti i debiti devono sparire dopo sette anni.',
  },
  'us.ask-debt.identity-theft': {
    says: 'Vada su IdentityTheft.gov e faccia una denuncia. La mandi alla ditta e agli uffici del credito: devono bloccare il debito falso. Blocchi gratis il credito (freeze) presso tutti e tre.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Scriva all’indirizzo per le contestazioni (billing dispute) della carta entro 60 giorni dall’estratto conto. Mentre controllano può non pagare quell’addebito. Per carte rubate paga al massimo $50.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Lo dica ora alla banca. Per trasferimenti che non ha permesso perde al massimo $50 se lo dice entro due giorni lavorativi. Dopo 60 giorni dall’estratto conto può perdere di più.',
  },
  'us.ask-debt.robocalls': {
    says: 'Dica di smettere, se può per iscritto. Chiamate automatiche e messaggi non voluti al cellulare sono quasi sempre vietati, e può fare causa per $500 a chiamata. Li segnali a FCC e FTC.',
  },
}
