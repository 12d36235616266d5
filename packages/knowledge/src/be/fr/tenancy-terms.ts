/** Garantie, dégâts et réparations, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_FR: Words = {
  'be.home.right-deposit': {
    says: 'La garantie doit être sur un compte bloqué à votre nom. Elle n’est libérée que par accord écrit des deux, ou par un jugement.',
  },
  'be.home.right-inventory': {
    says: 'Sans état des lieux d’entrée, le logement est réputé reçu comme il est maintenant. Vous ne payez jamais l’usure normale.',
  },
  'be.home.right-repair': {
    says: 'Le bailleur doit garder le logement sûr et faire les grosses réparations. Écrivez par recommandé. Le juge de paix peut les ordonner ou baisser le loyer.',
  },
  'be.home.right-no-entry-report': {
    says: 'Pas d’état des lieux d’entrée détaillé ? Alors vous êtes présumé rendre le logement comme vous l’avez reçu. Le bailleur doit prouver que le dégât vient de vous.',
  },
}
