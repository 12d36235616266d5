/** A notice because the landlord needs the home, or sells it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const OWN_NEED_WORDS: Words = {
  'de.home.want-own-need': {
    says: 'Votre bailleur dit que lui ou sa famille a besoin du logement (Eigenbedarf). La raison doit être vraie et expliquée.',
  },
  'de.home.right-own-need': {
    says: 'Pour besoin propre, la lettre doit dire qui veut emménager et pourquoi. Si c’était un prétexte, vous pouvez demander des dommages.',
  },
  'de.home.right-sale': {
    says: 'Une vente ne met pas fin à votre bail. Après la mise en copropriété, il y a un blocage d’au moins trois ans, jusqu’à dix dans certaines zones.',
  },
  'de.home.insight-own-need': {
    says: 'Le besoin propre est la raison la plus contestée. Des mots vagues sans nom ni projet ne suffisent souvent pas.',
    actionable: 'Notez qui doit emménager, et si un autre logement du bailleur est vide.',
  },
  'de.home.right-converted': {
    says: 'Votre logement est-il devenu copropriété après votre entrée, puis a été vendu ? Alors le besoin propre est exclu trois ans après la vente, jusqu’à dix dans les villes tendues.',
  },
}
