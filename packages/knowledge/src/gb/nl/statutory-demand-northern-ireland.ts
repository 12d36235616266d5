/** Dutch: the words of the rows in ../statutory-demand-northern-ireland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_NORTHERN_IRELAND_NL: Words = {
  'gb.stat-ni.wants': {
    says: 'Ze willen binnen drie weken het bedrag of een regeling. Daarna kunnen ze de High Court om uw faillissement vragen.',
  },
  'gb.stat-ni.reality': {
    says: 'Nog geen rechter heeft hiernaar gekeken. Maar zwijgen laat hen doorgaan tot faillissement. Doe deze week iets.',
  },
  'gb.stat-ni.right-set-aside': {
    says: 'U kunt de High Court vragen de aanmaning te vernietigen. Dat kan als u de schuld met goede redenen betwist, of zij u evenveel schuldig zijn. Vraag het meteen; de aanmaning noemt de tijd.',
  },
  'gb.stat-ni.right-too-old': {
    says: 'De meeste schulden zijn te oud voor de rechter zes jaar na uw laatste betaling of brief die ze erkent. Dat is een reden om de aanmaning te betwisten.',
  },
}
