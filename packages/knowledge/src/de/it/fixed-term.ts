/** The Italian words of the rows in ../fixed-term.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_IT: Words = {
  'de.fixed-term.want': {
    says: 'Il datore di lavoro Le dice che finisce il contratto a termine.',
  },
  'de.fixed-term.reality': {
    says: 'Non è un licenziamento. Il contratto finisce da solo, se il termine era lecito.',
  },
  'de.fixed-term.right-court': {
    says: 'Può andare al tribunale del lavoro fino a tre settimane dopo la fine pattuita. Se il termine era illecito, il lavoro continua.',
  },
  'de.fixed-term.right-limits': {
    says: 'Senza motivo: al massimo due anni e tre proroghe, non se ha già lavorato lì. Firmato prima dell’inizio.',
  },
  'de.fixed-term.right-goes-on': {
    says: 'Continua a lavorare dopo la fine e il datore lo sa e tace? Allora il lavoro è senza termine.',
  },
  'de.fixed-term.step': {
    says: 'Si registri (arbeitsuchend) tre mesi prima della fine. Meno tempo? Entro tre giorni, online o per telefono.',
  },
  'de.fixed-term.option': {
    says: 'Faccia verificare il termine prima delle tre settimane: sindacato o avvocato.',
    title: 'Far verificare il termine',
    cost: 'Niente spese all’inizio. L’avvocato lo paga Lei, anche se vince.',
    time: 'Tre settimane dopo la fine.',
    risk: 'Nessuno.',
    bestFor: 'Molti contratti di fila o senza carta.',
  },
  'de.trial.right-notice': {
    says: 'Nella prova pattuita, al massimo sei mesi, il preavviso è di due settimane, in ogni giorno.',
  },
  'de.trial.right-reason': {
    says: 'Nei primi sei mesi non serve un motivo. Ma non per gravidanza, origine, religione, età o disabilità.',
  },
}
