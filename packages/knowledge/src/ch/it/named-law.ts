/** Velocità e licenza, atti, tassazione d’ufficio, restituzione, Serafe, elettricità: le righe della Svizzera in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
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
  'ch.ask.penal-order': {
    says: 'Faccia opposizione per iscritto entro dieci giorni da quando ha ricevuto il decreto d’accusa. Non deve dare motivi. Il procuratore riesamina, o decide un tribunale.',
  },
  'ch.ask.licence': {
    says: 'Un caso lieve porta un ammonimento, o un mese dopo un caso precedente. Uno medio almeno un mese, uno grave tre.',
    dependsOn: 'da quanto era grave il caso e se era il primo.',
  },
  'ch.tax.right-guessed': {
    says: 'Senza dichiarazione l’ufficio stima (tassazione d’ufficio). Faccia reclamo entro trenta giorni, mandi la dichiarazione e provi che la stima è molto sbagliata.',
  },
  'ch.tax.interest': {
    says: 'Sull’imposta pagata tardi corre un interesse, anche durante il reclamo. Pagare con riserva lo ferma.',
  },
  'ch.benefit.right-time': {
    says: 'L’ufficio deve chiedere entro tre anni da quando lo sa, e al massimo cinque anni dopo il pagamento. Solo un reato allunga il termine.',
  },
  'ch.serafe.right': {
    says: 'Ogni famiglia deve questo canone una volta, con o senza televisore. Con le prestazioni complementari può esserne esentata.',
  },
  'ch.power.right-tariff': {
    says: 'I prezzi dell’elettricità per le case devono essere giusti e pubblici. In caso di dubbio chieda alla ditta, poi alla ElCom.',
  },
  'ch.road.grades': {
    says: 'Una violazione semplice di una norma stradale porta solo una multa. Una grave è un delitto iscritto nel casellario. Guardi quale indica il decreto e si opponga se va troppo oltre.',
  },
}
