/** Italian: the words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_IT: Words = {
  'gb.neighbour.right-hedge': {
    says: "Una siepe sempreverde oltre due metri si può segnalare al comune. Provi prima un accordo con il vicino. C'è una tassa.",
  },
  'gb.neighbour.right-party-wall': {
    says: 'Prima di lavori su un muro comune, o di scavi vicino al Suo, il vicino deve avvisarLa per iscritto uno o due mesi prima. Può avere un perito (surveyor).',
  },
  'gb.neighbour.right-noise': {
    says: 'Il comune deve esaminare rumore, fumo o odori. Se il disturbo è grave, deve ordinare al vicino di smettere.',
  },
  'gb.neighbour.right-review': {
    says: 'Se ha segnalato cattivi comportamenti e si è fatto poco, può chiedere un riesame (case review). Polizia e comune devono allora guardarlo insieme.',
  },
  'gb.neighbour.right-branches': {
    says: "Può tagliare rami e radici fino al Suo confine. Chieda prima al comune se l'albero è protetto.",
  },
  'gb.neighbour.know-boundary': {
    says: "La linea della mappa del Land Registry mostra il confine solo all'incirca. Contano anche vecchi atti e un lungo uso.",
  },
  'gb.neighbour.right-nuisance': {
    says: 'Un giudice può ordinare al vicino di cessare un disturbo grave, e di pagarLa. Provi prima il dialogo e la mediazione.',
  },
  'gb.neighbour.right-camera': {
    says: 'Una telecamera che riprende oltre la casa del proprietario deve rispettare la legge sui dati. Può chiedere perché La riprende, e le Sue immagini.',
  },
  'gb.neighbour.answer': {
    says: 'Prima parli, se è sicuro, e tenga un diario. Poi lo segnali al comune. Deve esaminarlo e può ordinare al vicino di smettere.',
  },
  'gb.neighbour.answer-hedge': {
    says: 'Prima parli con il vicino, e scriva. Una siepe sempreverde oltre due metri si può poi segnalare al comune, con una tassa. Può ordinare il taglio.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Chieda un avviso scritto (party wall notice). È dovuto uno o due mesi prima di lavori su un muro comune o di scavi vicino al Suo. Un giudice può fermare lavori senza avviso.',
  },
  'gb.neighbour.answer-branches': {
    says: "Sì, può tagliarli fino al Suo confine. Offra di restituire ciò che taglia, e chieda al comune se l'albero è protetto.",
  },
  'gb.noise.right-review': {
    says: 'Lo ha segnalato tre volte in sei mesi senza esito? Chieda una revisione (anti-social behaviour case review). Può anche chiedere Lei a un magistrate di ordinare di smettere.',
  },
}
