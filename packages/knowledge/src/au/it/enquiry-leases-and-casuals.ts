/** Questions about a rise in rent while a lease runs, and casuals who were sacked: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_AND_CASUALS_IT: Words = {
  'au.fact.rent-in-fixed-term': {
    says: 'Quasi sempre no. In un contratto a termine (fixed term) l’affitto sale solo se il contratto lo dice, con la nuova somma o il modo di calcolarla. Nel Nuovo Galles del Sud vale sotto i due anni. Il mercato da solo non è un motivo. Scriva che non è d’accordo e continui a pagare l’affitto di prima. Anche se il contratto lo permette, serve un preavviso: 60 giorni o due mesi, in Victoria 90 giorni. Se insistono, vada al tribunale del Suo Stato.',
  },
  'au.fact.casual-sacked': {
    says: 'Anche un casual con turni regolari, che poteva aspettarsi di continuare, ha diritti. Per unfair dismissal servono sei mesi di lavoro, o dodici dove lavorano meno di 15 persone. Se fu perché ha chiesto della paga, si è lamentato o era malato, non serve alcun tempo. Allora il capo deve provare un altro motivo (general protections). Faccia domanda alla Fair Work Commission entro 21 giorni dall’ultimo giorno: 1300 799 675. La piccola tassa si può togliere e non serve un avvocato. Per la paga che manca: Fair Work Ombudsman, 13 13 94, sei anni indietro.',
  },
}
