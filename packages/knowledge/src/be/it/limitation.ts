/** The Italian words of Belgium: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'be.limitation.medical': {
    says: 'Le fatture mediche si possono chiedere per due anni dalla fine del mese della cura.',
    from: 'la fine del mese della cura',
    restartedBy:
      'Un sì scritto al debito o una citazione fa ripartire i due anni. Una lettera formale di un avvocato o ufficiale giudiziario (huissier) può aggiungere un anno.',
  },
  'be.limitation.network': {
    says: 'Le bollette di luce, gas, acqua, telefono e internet si possono chiedere per cinque anni.',
    from: 'il giorno in cui la bolletta doveva essere pagata',
    restartedBy:
      'Un sì scritto al debito o una citazione fa ripartire i cinque anni. Una lettera formale di un avvocato o ufficiale giudiziario (huissier) può aggiungere un anno.',
  },
  'be.limitation.rent': {
    says: 'L’affitto si può chiedere per cinque anni dalla scadenza.',
    from: 'il giorno in cui ogni affitto doveva essere pagato',
    restartedBy: 'Un sì scritto al debito o una citazione fa ripartire i cinque anni.',
  },
  'be.limitation.general': {
    says: 'Molti debiti da contratto durano dieci anni, e alcuni molto meno. Chieda del Suo a un consulente gratis.',
    from: 'il giorno in cui la somma doveva essere pagata',
    restartedBy: 'Un sì scritto al debito o una citazione fa ripartire il tempo.',
  },
  'be.limitation.know-judge': {
    says: 'Dal 1 ottobre 2024 un giudice può vedere da solo che la richiesta di una ditta è troppo vecchia. Lo dica lo stesso.',
  },
}
