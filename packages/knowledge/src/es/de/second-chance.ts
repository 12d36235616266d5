/** The second chance: debts that a judge wipes out: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SECOND_CHANCE_DE: Words = {
  'es.debt.right-second-chance': {
    says: 'Können Sie nicht alle Schulden zahlen und waren Sie ehrlich, kann ein Richter die meisten streichen (Ley de Segunda Oportunidad).',
  },
  'es.debt.option-second-chance': {
    title: 'Nach einer zweiten Chance fragen',
    says: 'Ein Anwalt kann das Gericht bitten, Ihre Schulden zu streichen. Bei kleinem Einkommen ist ein kostenloser Anwalt möglich.',
    cost: 'Kostenlos mit Prozesskostenhilfe. Sonst Anwalt und Kosten.',
    time: 'Viele Monate.',
    risk: 'Sie müssen vielleicht Besitz verkaufen oder einen Plan einhalten.',
    bestFor: 'Sie können Ihre Schulden jetzt und bald nicht alle zahlen.',
  },
}
