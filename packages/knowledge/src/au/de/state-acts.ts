/** The acts that each state has of its own, where the state is not known: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_ACTS_DE: Words = {
  'au.home.right-acts': {
    says: 'Das Mietgesetz Ihres Bundesstaats regelt Fristen, Gründe, Reparaturen und Miete. Nur ein Tribunal oder Gericht kann anordnen, dass Sie gehen müssen.',
  },
  'au.judged.right-state-law': {
    says: 'In jedem Bundesstaat können Sie das Gericht um Raten bitten, oder darum, ein Urteil aufzuheben (set aside), das ohne Sie erging.',
  },
  'au.fine.right-acts': {
    says: 'In jedem Bundesstaat können Sie um eine Überprüfung (review), einen Zahlungsplan oder ein Gericht statt der Geldbuße bitten.',
  },
}
