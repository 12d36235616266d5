/** A contract that was signed at home, by phone or online, and its deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_SIGNED_AT_HOME_FR: Words = {
  'gb.home-sale.wants': {
    says: "L'entreprise veut que vous gardiez un contrat que vous voulez finir.",
  },
  'gb.home-sale.right-cancel': {
    says: "Si vous avez signé chez vous, par téléphone ou en ligne, vous pouvez annuler sous 14 jours. S'ils ne l'ont pas écrit, vous avez jusqu'à un an de plus. Les biens faits selon vos souhaits sont exclus.",
  },
  'gb.home-sale.right-deposit': {
    says: "Ils ne gardent qu'une somme égale à leur vraie perte. Une clause qui leur laisse tout un gros acompte peut ne pas vous lier.",
  },
  'gb.home-sale.step': {
    says: "Annulez par écrit aujourd'hui et gardez une preuve. Demandez la page sur votre droit d'annuler, et la liste de leurs vrais frais.",
  },
}
