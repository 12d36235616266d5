/** The Italian words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_IT: Words = {
  'ie.estate.reality': {
    says: 'I debiti di chi muore si pagano con ciò che ha lasciato. La famiglia non eredita debiti.',
  },
  'ie.estate.right-own': {
    says: 'Non deve pagare di tasca Sua, salvo che abbia firmato anche Lei o sia garante.',
  },
  'ie.estate.right-order': {
    says: 'Se non basta, la legge fissa l’ordine: prima funerale e spese. Il resto non pagato cade.',
  },
  'ie.estate.right-two-years': {
    says: 'Un creditore ha al massimo due anni dalla morte per agire contro l’eredità.',
  },
  'ie.estate.warn-share': {
    says: 'Se è l’esecutore (executor), paghi i debiti prima di dividere. Altrimenti può dover pagare Lei.',
  },
  'ie.estate.step-proof': {
    says: 'Mandi copia del certificato di morte. Chieda il saldo al giorno della morte e se c’è un’assicurazione.',
  },
  'ie.estate.option-say': {
    title: 'Dire che paga l’eredità, non Lei',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Non ha firmato questo debito.',
    says: 'Scriva chi cura l’eredità, o che nessuno lo fa. Non prometta nulla.',
  },
}
