/** Law that letters on road fines and the licence name: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_LAW_IT: Words = {
  'ch.road.right-file': {
    says: 'Può vedere gli atti: la foto, il verbale della misura e il controllo dell’apparecchio.',
  },
  'ch.road.speed-scale': {
    says: 'La multa disciplinare vale solo per un piccolo eccesso: fino a 15 km/h in abitato, 20 fuori e 25 in autostrada. Oltre è un caso penale.',
  },
  'ch.road.speed-law': {
    says: 'Un limite vale se il segnale si poteva vedere. Le foto del luogo aiutano se alberi o lavori lo coprivano.',
  },
  'ch.road.licence-apart': {
    says: 'La revoca della licenza è un caso a parte, presso il Cantone. Scriva prima della data perché deve guidare.',
  },
  'ch.road.owner': {
    says: 'La multa disciplinare va al detentore. Se guidava un altro, dia nome e indirizzo entro i trenta giorni.',
  },
  'ch.road.grades': {
    says: 'Una violazione semplice di una norma stradale porta solo una multa. Una grave è un delitto iscritto nel casellario. Guardi quale indica il decreto e si opponga se va troppo oltre.',
  },
  'ch.road.fine-list': {
    says: 'Ogni multa disciplinare e il suo importo sono in un elenco pubblico per tutta la Svizzera. Confronti la sua.',
  },
}
