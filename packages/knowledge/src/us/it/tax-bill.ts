/** The Italian words of the rows in ../tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_BILL_IT: Words = {
  'us.tax.want-bill': {
    says: 'L’IRS vuole tasse non pagate. La somma contiene la tassa, gli interessi fino a un giorno e le penali per il ritardo.',
  },
  'us.tax.right-demand': {
    says: 'Ha diritto a un conto che dice la somma. L’IRS deve mandarlo entro 60 giorni da quando registra la tassa.',
  },
  'us.tax.right-penalty': {
    says: 'La penale per pagamento in ritardo è lo 0.5% della tassa al mese, al massimo il 25%. Si toglie se mostra una buona ragione. Con un piano per una dichiarazione fatta in tempo è la metà.',
  },
  'us.tax.insight-interest': {
    says: 'Se paga entro 21 giorni dal conto, per quei giorni non si aggiungono interessi. Per $100,000 o più sono 10 giorni lavorativi.',
    actionable: 'Se può, paghi tutto o una parte entro 21 giorni dalla data dell’avviso.',
  },
  'us.tax.insight-interest-runs': {
    says: 'Gli interessi corrono dal giorno in cui la tassa era dovuta finché paga, anche con un piano. Ogni pagamento li riduce.',
    actionable: 'Se contesta solo una parte, paghi ora il resto.',
  },
  'us.tax.not-yet-levy': {
    says: 'Un conto come questo non è un prelievo forzato (levy). L’IRS deve scrivere ancora, almeno 30 giorni prima di prendere beni.',
  },
}
