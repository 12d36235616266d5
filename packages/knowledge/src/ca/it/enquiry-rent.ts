/** Questions about a higher rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_IT: Words = {
  'ca.ask.rent-up': {
    says: 'Quasi tutte le province chiedono un avviso scritto, quasi sempre tre mesi, e permettono un aumento all’anno. Alcune mettono anche un limite.',
    dependsOn: 'la Sua provincia',
  },
  'ca.ask.rent-up-on': {
    says: 'In Ontario l’affitto può salire una volta in 12 mesi, con 90 giorni di avviso scritto. Per quasi tutte le case c’è un limite all’anno, mai sopra il 2,5%. Le case abitate per la prima volta dopo il 15 novembre 2018 non hanno limite.',
    dependsOn: 'quando la Sua casa è stata abitata per la prima volta',
  },
  'ca.ask.rent-up-bc': {
    says: 'In British Columbia l’affitto può salire una volta in 12 mesi, con tre mesi interi di avviso sul modulo giusto. Non può superare il limite dell’anno.',
    dependsOn: 'il limite di quell’anno',
  },
  'ca.ask.rent-up-ab': {
    says: 'In Alberta non c’è un limite. L’affitto può salire una volta in 365 giorni, con tre mesi di avviso scritto per un affitto al mese. Un contratto a termine La protegge fino alla fine.',
    dependsOn: 'il tipo di contratto',
  },
  'ca.ask.rent-up-qc': {
    says: 'Non deve accettarlo. Rifiuti per iscritto entro un mese e tiene la Sua casa. Allora il padrone di casa deve chiedere al tribunale di fissare l’affitto.',
  },
  'ca.ask.rent-up-ns': {
    says: 'In Nova Scotia l’affitto può salire al massimo del 5 % l’anno fino alla fine del 2027, una volta in 12 mesi, con quattro mesi di avviso scritto. Per uno più alto si rivolga a Residential Tenancies.',
  },
}
