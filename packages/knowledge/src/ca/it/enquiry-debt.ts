/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'ca.ask.things': {
    says: 'Una società di recupero crediti (collection agency) non può prendere l’auto o le cose né entrare. Solo un ufficiale del tribunale può, dopo una sentenza. Un prestito per l’auto è diverso.',
  },
  'ca.ask.prison': {
    says: 'Non può andare in prigione perché deve soldi su una carta, un prestito o una bolletta. Chieda aiuto gratuito per il debito.',
  },
  'ca.ask.calls': {
    says: 'Dica loro per iscritto di contattarla solo per lettera. Annoti ogni chiamata. Non possono minacciarla o parlare con il Suo capo. Poi faccia reclamo alla Sua provincia.',
  },
  'ca.ask.not-mine': {
    says: 'Scriva che non deve questi soldi e chieda prove. Non paghi. Controlli nel Suo dossier di credito se ci sono conti che non conosce.',
  },
  'ca.ask.wages': {
    says: 'A quasi tutti i creditori serve prima una sentenza. Poi possono prendere solo una parte dello stipendio. All’ufficio delle tasse non serve una sentenza.',
    dependsOn: 'a chi deve i soldi e se hanno una sentenza',
  },
  'ca.ask.cannot-pay': {
    says: 'Faccia un bilancio e offra quello che riesce a pagare ogni volta. Veda un consulente per i debiti senza scopo di lucro (credit counsellor) o un curatore autorizzato (Licensed Insolvency Trustee). Il primo colloquio è quasi sempre gratuito.',
  },
  'ca.ask.bankrupt': {
    says: 'Un curatore autorizzato (Licensed Insolvency Trustee) può preparare una proposta ai creditori (consumer proposal) o un fallimento (bankruptcy). Tutti e due fermano quasi tutte le cause e i pignoramenti dello stipendio. Chieda un primo colloquio gratuito.',
    dependsOn: 'quanto deve, possiede e guadagna',
  },
  'ca.ask.agency-calls': {
    says: 'Chieda per iscritto alla società (agency) di mostrare il debito e di contattarla solo per scritto. Ogni provincia limita come e quando può chiamare. Se continua, faccia reclamo alla provincia.',
  },
  'ca.ask.consumer-proposal': {
    says: 'Solo un Licensed Insolvency Trustee può presentarla; il primo colloquio è gratis. Lei paga una parte del debito in cinque anni al massimo, e recupero e pignoramenti devono fermarsi.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'In Alberta sono al sicuro i primi 800 $ della paga netta al mese, più 200 $ per ogni persona a carico. Della parte tra 800 $ e 2.400 $ è al sicuro la metà.',
  },
}
