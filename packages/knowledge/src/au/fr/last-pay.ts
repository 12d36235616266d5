/** The last pay: wages, leave, superannuation and deductions: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LAST_PAY_FR: Words = {
  'au.work.no-hold': {
    says: 'Ils ne peuvent pas retenir la paie que vous avez gagnée. Ils ne peuvent pas vous faire signer sur-le-champ.',
  },
  'au.work.know-crime': {
    says: 'Depuis le 1er janvier 2025, payer exprès trop peu les travailleurs est un crime.',
  },
  'au.work.right-leave': {
    says: 'Vous avez le droit d’être payé pour les congés que vous n’avez pas pris.',
  },
  'au.work.right-super': {
    says: 'Depuis le 1er juillet 2026, votre employeur doit payer la retraite (super) dans les sept jours ouvrables après le jour de paie.',
  },
  'au.work.step-pay': {
    says: 'Vérifiez votre dernière paie : salaire, préavis, congés et retraite (super). Utilisez les outils de paie gratuits du Fair Work Ombudsman.',
  },
  'au.work.right-deductions': {
    says: 'Votre dernière paie doit venir en entier. On peut retenir de l’argent seulement si vous avez accepté par écrit pour votre propre bien, ou si une loi ou une convention (award) le permet.',
  },
  'au.work.right-long-service': {
    says: 'Après beaucoup d’années de travail, le congé de longue durée de service (long service leave) est presque toujours payé à la fin du travail. Chaque État a son nombre d’années.',
  },
}
