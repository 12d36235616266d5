/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_IT: Words = {
  'nz.ask.cancel-loan': {
    says: 'Può annullare un prestito al consumo entro cinque giorni lavorativi se ha ricevuto le carte a mano, sette per e-mail o nove per posta. Deve restituire i soldi.',
    dependsOn: 'come ha ricevuto le carte',
  },
  'nz.ask.repossession': {
    says: "Salvo che il bene sia a rischio, ha almeno 15 giorni dall'avviso (repossession warning notice). Chieda ora per iscritto un cambio per difficoltà: perché, quanto può pagare, fino a quando. Lo faccia entro due settimane dall'avviso, prima di due mesi di arretrato. Il prestatore deve rispondere entro 20 giorni lavorativi. Se rifiuta, aiutano il suo servizio gratuito di reclami e MoneyTalks 0800 345 123. Non nasconda l'auto.",
  },
  'nz.ask.mortgage': {
    says: 'Chiami l’ufficio della banca per le difficoltà (hardship team) e MoneyTalks allo 0800 345 123. Prima di una vendita forzata (mortgagee sale) deve arrivare un avviso con almeno 20 giorni lavorativi.',
  },
}
