/** The Italian words of the rows in ../layoff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAYOFF_IT: Words = {
  'ca.layoff.want': {
    says: 'Il datore di lavoro La lascia a casa (layoff). Guardi se è per un periodo o per sempre, e se c’è un giorno per tornare.',
  },
  'ca.layoff.reality': {
    says: 'Una sospensione (layoff) troppo lunga per la legge finisce il lavoro. Allora spettano i soldi per la fine del lavoro.',
  },
  'ca.layoff.on': {
    says: 'In Ontario una sospensione (layoff) può durare 13 settimane su 20, e in alcuni casi 35 settimane su 52. Dopo il lavoro è finito, e spettano i soldi.',
  },
  'ca.layoff.bc': {
    says: 'In British Columbia una sospensione (layoff) può durare 13 settimane su 20. Dopo, il lavoro è finito dal primo giorno della sospensione, e spettano i soldi.',
  },
  'ca.layoff.ab': {
    says: 'In Alberta una sospensione (layoff) richiede un avviso scritto e quasi sempre può durare 90 giorni su 120. Dopo il lavoro è finito, e spettano i soldi.',
  },
  'ca.layoff.qc': {
    says: 'In Québec una sospensione (layoff) di sei mesi o più conta come fine del lavoro. Allora spettano il preavviso o i soldi al suo posto.',
  },
  'ca.layoff.federal': {
    says: 'Per banche, compagnie aeree, telefoni o treni, una sospensione (layoff) di tre mesi o meno non finisce il lavoro. Per quelle più lunghe serve un giorno fissato per tornare.',
  },
  'ca.layoff.contract': {
    says: 'Se il Suo contratto non permette sospensioni (layoffs), può forse trattarla come un licenziamento. Chieda consiglio prima di farlo.',
  },
  'ca.layoff.ei': {
    says: 'Può chiedere la EI appena la paga si ferma. Chieda il certificato di lavoro (record of employment).',
  },
  'ca.layoff.step': {
    says: 'Chieda per iscritto se la sospensione (layoff) è per un periodo, e il giorno per tornare. Chieda subito la EI.',
  },
}
