/** The Italian words of the rows in ../work-injuries.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_INJURIES_IT: Words = {
  'us.life.want-injured': {
    says: 'L’assicurazione del Suo datore di lavoro decide su paga e medici dopo un infortunio sul lavoro.',
  },
  'us.life.step-injured': {
    says: 'Chieda un’udienza all’ufficio dello Stato (board) entro il suo termine. Molti avvocati dei lavoratori prendono una parte solo se Lei vince.',
  },
  'us.life.option-injured': {
    says: 'Contesti il rifiuto davanti all’ufficio dello Stato (board) con il rapporto del Suo medico.',
    title: 'Chiedere un’udienza all’ufficio (board)',
    cost: 'Quasi sempre gratis',
    time: 'Da settimane a un anno',
    risk: 'Nessuno.',
    bestFor: 'Il lavoro ha causato o peggiorato il danno.',
  },
}
