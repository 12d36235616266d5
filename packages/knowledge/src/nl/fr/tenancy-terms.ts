/** Garantie, défauts, frais d’agence et hausse de loyer, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_FR: Words = {
  'nl.deposit.right-back': {
    says: 'Le bailleur doit rendre la garantie dans les 14 jours après la fin du bail, ou 30 s’il retient des frais. Il doit les montrer par écrit.',
  },
  'nl.home.right-repair': {
    says: 'Le bailleur doit réparer les défauts que vous avez signalés. Sinon, un juge ou la Huurcommissie peut baisser le loyer en attendant.',
  },
  'nl.home.right-agent-fee': {
    says: 'Un agent qui travaille pour le bailleur ne peut pas vous facturer de frais. Vous pouvez les redemander.',
  },
  'nl.rise.right-registered': {
    says: 'Pour un logement réglementé : si vous n’avez pas objecté et payez l’ancien loyer, le bailleur doit envoyer un recommandé dans les trois mois. Vous pouvez alors saisir la Huurcommissie jusqu’à quatre mois après la hausse.',
  },
  'nl.deposit.right-no-report': {
    says: 'Pas d’état des lieux d’entrée ? Alors on suppose que vous rendez le logement comme vous l’avez reçu. L’usure normale ne vous coûte rien.',
  },
  'nl.deposit.right-town': {
    says: 'Vous pouvez signaler gratuitement à votre commune un bailleur qui viole les règles sur la garantie. Elle peut le punir.',
  },
  'nl.home.right-lower-rent': {
    says: 'Dans un logement réglementé, la Huurcommissie peut baisser le loyer pour défauts graves jusqu’à la réparation. Écrivez d’abord au bailleur et attendez six semaines.',
  },
  'nl.rise.right-cap-asked': {
    says: 'En 2026, le plafond est de 4,4 % dans le secteur libre, 6,1 % dans le moyen, et 4,1 % en loyer social dès le 1er juillet.',
  },
  'nl.rise.right-points-asked': {
    says: 'Comptez les points de votre logement. Avec peu de points, le loyer a un plafond, quoi que dise le contrat. La Huurcommissie peut le baisser.',
  },
}
