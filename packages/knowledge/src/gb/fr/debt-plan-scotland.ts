/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_FR: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Un plan (Debt Arrangement Scheme) vous laisse payer toutes les dettes dans le temps. Il arrête les intérêts et les actions des créanciers. Un conseiller le met en place.',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Après une demande officielle (charge) ou une saisie (arrestment), vous pouvez demander au tribunal un « time to pay order », pour payer en plusieurs fois.',
  },
  'gb.judgment.scotland-option-time': {
    says: 'Offrez une somme que vous pouvez tenir. Un conseiller (money adviser) peut aider avec le formulaire.',
    title: 'Demander du temps pour payer',
    cost: 'La somme que vous offrez.',
    time: 'Quelques semaines.',
    risk: 'Si vous manquez des paiements, l’accord peut prendre fin.',
    bestFor: 'Vous devez l’argent et pouvez payer peu à peu.',
  },
}
