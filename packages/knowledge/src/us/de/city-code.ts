/** The German words of the rows in ../city-code.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_CODE_DE: Words = {
  'us.public.right-code': {
    says: 'Die Stadt muss die Regel nennen, Zeit zum Beheben geben und Widerspruch (appeal) oder Anhörung zulassen, bevor eine Strafe endgültig ist.',
  },
  'us.public.right-code-fine': {
    says: 'Eine Strafe darf nicht weit überzogen sein, und sie braucht eine Mitteilung und eine Anhörung (hearing).',
  },
  'us.public.want-code': {
    says: 'Die Stadt sagt, dass Ihr Grundstück eine Regel bricht, und will es bis zu einem Tag behoben haben.',
  },
  'us.public.step-code': {
    says: 'Beheben Sie es, wenn Sie können, und schicken Sie Fotos. Brauchen Sie Zeit oder sind nicht einverstanden, sagen Sie es vor dem Datum schriftlich.',
  },
  'us.public.option-code': {
    says: 'Bitten Sie die Stadt um mehr Zeit oder um eine Anhörung (hearing).',
    title: 'Um Zeit oder eine Anhörung bitten',
    cost: 'Kostenlos oder eine kleine Gebühr',
    time: 'Bis zum Datum in der Mitteilung',
    risk: 'Tägliche Strafen können weiterlaufen. Bitten Sie, sie inzwischen zu stoppen.',
    bestFor: 'Sie können es nicht rechtzeitig beheben, oder es stimmt nicht.',
  },
}
