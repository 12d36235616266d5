/** The Italian words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_IT: Words = {
  'ca.estate.right-own': {
    says: 'Il debito si paga con ciò che la persona ha lasciato. Non deve pagare con i Suoi soldi, a meno che abbia firmato anche Lei.',
  },
  'ca.estate.warn-share': {
    says: 'Se Lei è l’esecutore (executor), paghi debiti e tasse prima di dividere qualcosa. Altrimenti può dover pagare Lei.',
  },
  'ca.estate.right-quebec': {
    says: 'In Québec gli eredi quasi sempre pagano i debiti solo fino a quanto ricevono. Può rifiutare un’eredità dal notaio, quasi sempre entro sei mesi.',
  },
  'ca.estate.step-proof': {
    says: 'Mandi una copia del certificato di morte. Chieda la somma al giorno della morte, e se la copre un’assicurazione.',
  },
  'ca.estate.option-say': {
    says: 'Scriva chi si occupa dell’eredità, o che nessuno se ne occupa. Non prometta nulla.',
    title: 'Dire che paga l’eredità, non Lei',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Non ha firmato per questo debito.',
  },
}
