/** The Italian words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_IT: Words = {
  'fr.points.want': {
    says: 'Dicono che non ha più punti. La patente non vale più, e deve consegnarla.',
  },
  'fr.points.warn': {
    says: 'Ora non guidi. Guidare con una patente annullata è un reato.',
  },
  'fr.points.deadline': {
    says: 'Ha due mesi per andare al tribunale amministrativo. Una lettera al ministro in quel tempo tiene aperti i due mesi.',
    action: 'Fare ricorso contro la decisione 48 SI',
    consequence: 'La perdita della patente diventa definitiva.',
  },
  'fr.points.right-told': {
    says: 'A ogni infrazione devono dirle che si possono perdere punti. Se non possono provarlo, il tribunale rende quei punti.',
  },
  'fr.points.right-back': {
    says: 'Un punto perso torna dopo sei mesi senza infrazioni. Tutti tornano dopo due o tre anni. Un corso ne dà quattro, una volta l’anno.',
  },
  'fr.points.step': {
    says: 'Prenda l’elenco completo dei punti (relevé intégral) online o in prefettura. Un avvocato può vedere quale punto si può riavere.',
  },
  'fr.points.option': {
    says: 'Vada al tribunale amministrativo, e chieda di fermarla in fretta se la patente Le serve per il lavoro.',
    title: 'Contestare la decisione',
    cost: 'Un avvocato aiuta. L’aiuto legale è possibile.',
    time: 'Due mesi.',
    risk: 'Nessuno.',
    bestFor: 'Non Le hanno mai detto dei punti persi.',
  },
}
