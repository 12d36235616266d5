/** The Italian words of the rows in ../eviction-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_MYTHS_IT: Words = {
  'us.home.myth-locks': {
    says: 'Un proprietario (landlord) non può chiuderla fuori o tagliare la luce per farla andare via. In quasi ogni Stato deve usare il tribunale.',
  },
  'us.home.myth-out-on-date': {
    says: 'L’ultimo giorno di un avviso non è il giorno in cui la mettono fuori. Il proprietario (landlord) deve poi aprire una causa e vincerla.',
  },
}
