/** The Italian words of the rows in ../jobcenter-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_RENT_IT: Words = {
  'de.jobcenter-rent.want': {
    says: 'Il Jobcenter dice che l’affitto è troppo alto e poi pagherà solo una parte.',
  },
  'de.jobcenter-rent.reality': {
    says: 'Nessuno può obbligarla a traslocare. Di solito pagano tutto ancora fino a sei mesi. Si contesta il taglio successivo, non questa lettera.',
  },
  'de.jobcenter-rent.right-year': {
    says: 'Nel primo anno di solito pagano l’affitto reale, fino a una volta e mezza il limite locale. Può essere meno dove vale un tetto al metro quadro. Con figli può essere di più.',
  },
  'de.jobcenter-rent.right-cannot': {
    says: 'Se non trova di meglio o traslocare è troppo duro, devono continuare. Lo provi: elenco delle ricerche, certificato.',
  },
  'de.jobcenter-rent.right-death': {
    says: 'Se in casa è morto qualcuno e prima l’affitto andava bene, devono aspettare almeno dodici mesi.',
  },
  'de.jobcenter-rent.step': {
    says: 'Spieghi per iscritto perché non può. Annoti ogni ricerca. Nessun nuovo contratto senza accordo (Zusicherung).',
  },
  'de.jobcenter-rent.option': {
    says: 'Quando arriva il taglio, si opponga entro un mese. È gratis.',
    title: 'Opporsi al taglio',
    cost: 'Gratuito.',
    time: 'Un mese dopo il taglio.',
    risk: 'Nessuno.',
    bestFor: 'Ha cercato invano.',
  },
}
