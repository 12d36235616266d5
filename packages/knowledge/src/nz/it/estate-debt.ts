/** The Italian words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_IT: Words = {
  'nz.estate.reality': {
    says: 'I debiti di una persona morta si pagano con quello che ha lasciato. La famiglia non eredita i debiti.',
  },
  'nz.estate.right-own': {
    says: 'Non deve pagare con i Suoi soldi, a meno che abbia firmato anche Lei per il debito o ne fosse garante.',
  },
  'nz.estate.right-order': {
    says: 'Se non basta, la legge dice chi è pagato prima: il funerale e i costi dell’eredità (estate). Il resto non viene pagato.',
  },
  'nz.estate.warn-share': {
    says: 'Se Lei è l’esecutore (executor), paghi i debiti prima di dividere qualcosa. Se no, può dover pagare Lei.',
  },
  'nz.estate.step-proof': {
    says: 'Mandi una copia del certificato di morte. Chieda un conto fino al giorno della morte, e se un’assicurazione copre il debito.',
  },
  'nz.estate.option-say': {
    says: 'Scriva chi si occupa dell’eredità, o che non lo fa nessuno. Non prometta nulla.',
    title: 'Dire che paga l’eredità, non Lei',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Non ha firmato per questo debito.',
  },
}
