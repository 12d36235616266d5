/** The Italian words of the rows in ../fixed-term-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_JOB_IT: Words = {
  'fr.cdd.want': {
    says: 'Il datore di lavoro chiude il Suo contratto a termine (CDD).',
  },
  'fr.cdd.reality': {
    says: 'Un contratto a termine finisce da solo nel suo giorno. Non servono motivo né colloquio.',
  },
  'fr.cdd.reality-early': {
    says: 'Prima del suo giorno può finire solo in pochi casi. Se il Suo non è tra questi, ha almeno la paga fino all’ultimo giorno.',
  },
  'fr.cdd.right-early': {
    says: 'I casi sono: siete d’accordo, una colpa grave, forza maggiore, o il medico del lavoro La trova inidoneo. Per una colpa prima devono sentirla.',
  },
  'fr.cdd.right-ten': {
    says: 'Alla fine ha un premio del 10% di tutta la paga lorda, in alcuni settori 6%. Non per lavoro stagionale, colpa grave, o se ha rifiutato lì un posto fisso.',
  },
  'fr.cdd.right-leave': {
    says: 'Le ferie non prese vengono pagate, almeno il 10% della paga.',
  },
  'fr.cdd.right-recast': {
    says: 'Nessun contratto scritto, nessun motivo dentro, o un posto che serve sempre alla ditta? Il tribunale del lavoro può renderlo fisso, con almeno un mese di paga.',
  },
  'fr.cdd.right-papers': {
    says: 'Ha un certificato di lavoro, l’ultima paga e il foglio per France Travail. Si iscriva lì subito.',
  },
  'fr.cdd.step': {
    says: 'Cerchi il contratto. Confronti motivo e ultimo giorno con questa lettera, e il premio con l’ultima busta paga.',
  },
  'fr.cdd.option': {
    says: 'Chieda per iscritto ciò che manca. Se rifiutano, vada al tribunale del lavoro (prud’hommes). Non serve un avvocato.',
    title: 'Chiedere ciò che manca',
    cost: 'Una lettera. In tribunale può essere dovuto un contributo di 50 €; non con il patrocinio gratuito.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Manca la paga o il premio, o è finito troppo presto.',
  },
}
