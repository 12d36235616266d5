/** Italian: the words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_IT: Words = {
  'gb.flight.wants': {
    says: 'La compagnia Le risponde su un volo in ritardo o cancellato. Non deve accettare il primo no, né un buono.',
  },
  'gb.flight.right-money': {
    says: 'Per un volo cancellato tardi, o con tre ore o più di ritardo, ognuno riceve £220, £350 o £520 secondo la distanza. La compagnia è libera solo se la causa non dipendeva da lei.',
  },
  'gb.flight.right-care': {
    says: 'Qualunque sia la causa, sceglie il denaro o un altro volo. Mentre aspetta ha pasti e una stanza. Se non hanno dato nulla, chieda le spese giuste con ricevute.',
  },
  'gb.flight.crew': {
    says: "La Corte suprema (Supreme Court) ha deciso che un membro dell'equipaggio malato fa parte del lavoro. La compagnia deve pagare lo stesso.",
  },
  'gb.flight.step': {
    says: 'Chieda per iscritto per ogni persona, con numero di volo e ricevute. Se rifiutano, vada al loro conciliatore o alla Civil Aviation Authority. Ha sei anni in Inghilterra e Galles.',
  },
  'gb.bag.right': {
    says: 'La compagnia deve pagare un bagaglio perso, in ritardo o rotto, fino a un limite. Scriva entro 7 giorni per danni, e 21 giorni per ritardo.',
  },
  'gb.flight.right-refused': {
    says: "Per un ritardo di tre ore o più, o una cancellazione tardiva, la compagnia deve una somma fissa salvo causa fuori dal suo controllo. L'equipaggio malato o un guasto comune è rischio suo. Se rifiuta: il suo organismo gratuito, la CAA, o il giudice entro sei anni.",
  },
  'gb.package.right': {
    says: "Se l'organizzatore cancella o cambia molto il viaggio, può riavere tutto entro 14 giorni. Se è andato male, può chiedere un prezzo più basso.",
  },
  'gb.flight.right-fault': {
    says: 'La compagnia deve provare che la causa non dipendeva da lei. Un guasto dell’aereo è quasi sempre un suo rischio. Chieda che cosa ha fatto per evitare il ritardo.',
  },
  'gb.flight.right-six-years': {
    says: 'Un no della compagnia non è la fine. Ha sei anni dal volo per chiedere la somma fissa a un giudice.',
  },
}
