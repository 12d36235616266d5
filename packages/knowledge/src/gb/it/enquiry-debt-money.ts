/** Questions about the bank account, not being able to pay, the credit file and loans: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_MONEY_IT: Words = {
  'gb.ask-debt.bank-account': {
    says: 'Una società di recupero non può toccare il Suo conto. Dopo una sentenza un tribunale può bloccarlo. Se deve alla Sua stessa banca, forse può spostare i soldi, quindi chieda consiglio.',
    dependsOn: 'se c’è una sentenza, e se il debito è con la Sua stessa banca',
  },
  'gb.ask-debt.ignore': {
    says: 'Una lettera di recupero da sola non può farle nulla. Ma un vero debito ignorato può finire in tribunale. Risponda, chieda le prove, e non ignori mai un modulo del tribunale.',
    dependsOn: 'se il debito è Suo e non troppo vecchio',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Paghi prima casa, riscaldamento, cibo e tassa comunale (council tax). Poi chiami un consulente gratuito sui debiti. Può preparare un piano, una pausa, o un modo di cancellare debiti.',
  },
  'gb.ask-debt.credit-effect': {
    says: 'Una lettera che chiede soldi non aggiunge nulla alla tua scheda di credito. Conta ciò che segnala il creditore o fornitore: un pagamento tardivo o un default, che resta sei anni. Anche una sentenza vi resta sei anni; in Inghilterra e Galles no se la paghi tutta entro un mese. Guarda prima il tuo rapporto gratuito e chiedi alla ditta che cosa ha segnalato.',
    dependsOn: 'che cosa è stato segnalato e se va in tribunale',
  },
  'gb.ask-debt.credit-file': {
    says: 'Un default resta sei anni dalla sua data, pagato o no. Pagarlo lo segna come saldato, cosa che i prestatori di solito preferiscono. Va tolta solo una voce sbagliata: debito non suo, data errata, nessun vero arretrato. Chieda la correzione per iscritto. Se rifiutano: Financial Ombudsman o Information Commissioner.',
  },
  'gb.ask-debt.payday': {
    says: 'Può fare reclamo se hanno prestato senza veri controlli. Chieda indietro gli interessi. Dopo otto settimane, o una risposta finale, vada gratis dal Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'Non usi il numero o il link del messaggio. Cerchi la società nel FCA Register e chiami il numero indicato lì. Chieda il debito per iscritto.',
    dependsOn: 'se la società lo conferma a un numero che ha trovato Lei',
  },
  'gb.ask-debt.ni-rates': {
    says: 'Chiami oggi Land & Property Services allo 0300 200 7801 e offra un piano. Se paga entro sette giorni ciò che dice un sollecito, le rate continuano. Dopo una final notice ha dieci giorni. Con poco reddito chieda aiuto: Rate Rebate con Universal Credit, o Housing Benefit per le rates. Una causa aggiunge spese, quindi risponda. Advice NI aiuta gratis allo 0800 915 4604.',
  },
}
