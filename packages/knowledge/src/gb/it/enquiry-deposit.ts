/** Questions about a tenancy deposit in England: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_IT: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Chieda per iscritto il deposito (deposit) e un elenco di ogni trattenuta con le prove. Se non è d’accordo, usi il servizio gratuito del sistema di tutela (deposit scheme). Il proprietario deve provare il danno.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Il proprietario aveva 30 giorni per proteggere il deposito (deposit) e dirle dove. Se no, può chiederlo indietro, più da una a tre volte il suo valore. Ha sei anni.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'Non paga per la normale usura (fair wear and tear), cioè l’uso normale nel tempo. Il proprietario può chiedere solo danni o sporco veri, meno l’età dell’oggetto.',
  },
}
