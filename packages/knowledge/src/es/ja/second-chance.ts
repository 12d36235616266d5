/** The second chance: debts that a judge wipes out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SECOND_CHANCE_JA: Words = {
  'es.debt.right-second-chance': {
    says: 'すべての借金は払えず、誠実だったなら、裁判官がほとんどの借金を消せます（Ley de Segunda Oportunidad）。',
  },
  'es.debt.option-second-chance': {
    title: '再出発の制度（segunda oportunidad）を聞く',
    says: '弁護士が、借金を消すよう裁判所に求められます。収入が少なければ、無料の弁護士も可能です。',
    cost: '法律扶助なら無料。そうでなければ弁護士と費用。',
    time: '何か月も。',
    risk: '持ち物を売るか、計画に従う必要があるかもしれません。',
    bestFor: '今もこの先も、すべての借金は払えないとき。',
  },
}
