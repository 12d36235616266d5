/** The German words of the rows in ../benefits-paid-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_PAID_BACK_WORDS: Words = {
  'ch.public.benefit-want': { says: 'Eine Sozialversicherung sagt, sie habe zu viel bezahlt.' },
  'ch.public.benefit-thirty': {
    says: 'Sie haben dreissig Tage für die Einsprache gegen die Verfügung.',
    action: 'Schicken Sie die Einsprache',
    consequence: 'Die Verfügung gilt.',
  },
  'ch.public.benefit-step': {
    says: 'Waren Sie gutgläubig und ist es eine Härte? Verlangen Sie auch den Erlass.',
  },
  'ch.public.benefit-right': {
    says: 'Sie dürfen gratis Einsprache erheben und den Erlass verlangen.',
  },
  'ch.public.benefit-option': {
    title: 'Einsprache',
    says: 'Schreiben Sie, warum es falsch ist.',
    cost: 'Nichts.',
    time: 'Dreissig Tage.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht einverstanden.',
  },
}
