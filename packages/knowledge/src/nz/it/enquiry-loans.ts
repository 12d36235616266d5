/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_IT: Words = {
  'nz.ask.cancel-loan': {
    says: 'Può annullare un prestito al consumo entro cinque giorni lavorativi se ha ricevuto le carte a mano, sette per e-mail o nove per posta. Deve restituire i soldi.',
    dependsOn: 'come ha ricevuto le carte',
  },
  'nz.ask.repossession': {
    says: 'Salvo che il bene sia in pericolo, deve mandare un avviso (repossession warning notice) e Lei ha almeno 15 giorni per pagare gli arretrati. Prima che finiscano scriva: chieda una modifica per difficoltà (hardship) e offra ciò che può. Malattia, lavoro perso o aiuto fermato sono buoni motivi. Gli agenti devono avere licenza e venire solo dalle 6 alle 21, non di domenica o festivi. Altrimenti il suo ufficio reclami gratuito e MoneyTalks 0800 345 123.',
  },
  'nz.ask.mortgage': {
    says: 'Chiami l’ufficio della banca per le difficoltà (hardship team) e MoneyTalks allo 0800 345 123. Prima di una vendita forzata (mortgagee sale) deve arrivare un avviso con almeno 20 giorni lavorativi.',
  },
}
