/** Debts with rights of their own: sold debts, phone and internet, damage that an insurer paid, small claims: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_FR: Words = {
  'au.debt.right-small-costs': {
    says: 'Dans une petite demande (small claim), chaque côté paie presque toujours son propre avocat. Demandez quelle est la limite dans votre État.',
  },
  'au.debt.right-phone': {
    says: 'Une société de téléphone doit vous offrir de l’aide pour payer avant de couper. Sinon, plaignez-vous gratuitement au Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Votre dette a été vendue. Demandez l’avis écrit de cession (notice of assignment) et le contrat. Vous gardez tous vos moyens de défense contre le premier prêteur.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Si vous ne pouvez pas payer un assureur pour un dommage, dites-le-lui. Son code lui demande d’aider en cas de difficulté, par exemple par de petits paiements ou une pause.',
  },
}
