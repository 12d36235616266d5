/** The Italian words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_IT: Words = {
  'au.estate.reality': {
    says: 'I debiti di chi è morto si pagano con quello che ha lasciato. La famiglia non eredita i debiti.',
  },
  'au.estate.right-own': {
    says: 'Non deve pagare con i Suoi soldi, a meno che abbia firmato anche Lei per il debito o fatto da garante (guarantor).',
  },
  'au.estate.right-order': {
    says: 'Se non basta, la legge dice chi è pagato prima: il funerale e le spese dell’eredità (estate). Il resto non viene pagato.',
  },
  'au.estate.warn-share': {
    says: 'Se Lei è l’esecutore (executor), paghi i debiti prima di dividere qualcosa. Se no, può dover pagare Lei stesso.',
  },
  'au.estate.step-proof': {
    says: 'Mandi una copia del certificato di morte. Chieda un conto fino al giorno della morte, e se un’assicurazione copre il debito.',
  },
  'au.estate.step-hold': {
    says: 'Chieda di fermare lettere e interessi mentre si sistema l’eredità (estate). Se una banca rifiuta, AFCA aiuta gratis.',
  },
  'au.estate.option-say': {
    says: 'Scriva chi si occupa dell’eredità (estate), o che non lo fa nessuno. Non prometta nulla.',
    title: 'Dire che paga l’eredità (estate), non Lei',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Non ha firmato per questo debito.',
  },
}
