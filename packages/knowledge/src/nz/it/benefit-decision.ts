/** The Italian words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_IT: Words = {
  'nz.welfare.deadline': {
    says: 'Ha tre mesi dalla decisione per chiedere un riesame (review).',
    action: 'Chiedere un riesame della decisione',
    consequence: 'Una richiesta tardiva ha bisogno di un buon motivo.',
  },
  'nz.welfare.right-review': {
    says: 'Work and Income deve guardare di nuovo gratis. Se resta il no, un Benefits Review Committee La ascolta.',
  },
  'nz.welfare.right-appeal': {
    says: 'Dopo il comitato può fare appello gratis alla Social Security Appeal Authority. La lettera del comitato dice entro quando.',
  },
  'nz.welfare.right-helper': {
    says: 'Può portare una persona che La aiuta o un consulente per i sussidi (benefit advocate), e chiedere le carte che hanno usato.',
  },
  'nz.welfare.step': {
    says: 'Trovi il motivo nella lettera. Procuri prove che gli rispondono, come una nota del Suo medico o le buste paga.',
  },
  'nz.welfare.option-review': {
    says: 'Compili il modulo «review of decision» o scriva una lettera. Un consulente per i sussidi (benefit advocate) La aiuta gratis.',
    title: 'Chiedere un riesame',
    cost: 'Gratis.',
    time: 'Alcune settimane o alcuni mesi.',
    risk: 'Basso.',
    bestFor: 'Pensa che un fatto o una regola sia stato capito male.',
  },
  'nz.welfare.reality': {
    says: 'Questa verifica (review) è un controllo abituale. Non è un’accusa, e il Suo pagamento per ora continua.',
  },
  'nz.welfare.right-time': {
    says: 'Se Le serve più tempo per un medico o per delle carte, lo chieda prima dell’ultimo giorno e dica perché.',
  },
  'nz.welfare.right-after': {
    says: 'Se dopo il pagamento si ferma, può chiedere un riesame (review) gratuito entro tre mesi.',
  },
  'nz.welfare.step-form': {
    says: 'Compili il modulo con la verità e lo mandi entro il giorno indicato nella lettera. Tenga una copia.',
  },
  'nz.welfare.warn': {
    says: 'Se non risponde, il pagamento può essere fermato. Se succede, chiami subito e mandi il modulo.',
  },
  'nz.tribunal.right-part': {
    says: 'È gratis. Può portare un avvocato, un consulente o un amico, e chiedere un interprete.',
  },
  'nz.tribunal.right-change': {
    says: 'Può chiedere un altro giorno se ha un buon motivo. Lo chieda presto e per iscritto.',
  },
  'nz.tribunal.step': {
    says: 'Legga la relazione che Work and Income ha mandato. Mandi le Sue prove in tempo, e scriva i Suoi tre punti principali.',
  },
  'nz.tribunal.warn': {
    says: 'Sia presente quel giorno. Se non viene, si può decidere senza di Lei.',
  },
}
