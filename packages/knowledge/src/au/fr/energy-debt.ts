/** The French words of the rows in ../energy-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_FR: Words = {
  'au.energy.right-plan': {
    says: 'Dites au fournisseur d’énergie que vous ne pouvez pas payer. Il doit vous offrir un plan de paiement pour ce que vous devez.',
  },
  'au.energy.right-no-claim': {
    says: 'Tant que vous suivez un plan de paiement, le fournisseur ne peut pas vous poursuivre pour la dette d’énergie.',
  },
  'au.energy.insight-hardship': {
    says: 'Un fournisseur qui n’a pas suivi ses règles d’aide (hardship policy) ne peut pas commencer un procès pour la dette.',
    actionable:
      'Demandez par écrit au fournisseur ses règles d’aide (hardship policy) et votre place dans celles-ci.',
  },
  'au.energy.step-hardship': {
    says: 'Appelez le fournisseur d’énergie lui-même. Demandez son programme d’aide (hardship program), un plan de paiement et des réductions (concessions).',
  },
  'au.energy.vic-plan': {
    says: 'Dans le Victoria, le fournisseur d’énergie doit vous aider à payer comme le dit le règlement (code). Demandez l’aide pour difficultés de paiement (payment difficulty).',
  },
  'au.energy.vic-code': {
    says: 'Dans le Victoria, vous pouvez demander de l’aide pour payer avant toute dette, et un plan de deux ans au plus. Une coupure n’est que la dernière étape.',
  },
  'au.energy.vic-gas': {
    says: 'Dans le Victoria, le gaz peut être coupé seulement comme la loi le permet. Une mauvaise coupure vous donne une somme par jour.',
  },
  'au.energy.vic-power': {
    says: 'Dans le Victoria, l’électricité peut être coupée seulement comme la loi le permet. Une mauvaise coupure vous donne une somme par jour.',
  },
  'au.energy.wa-code': {
    says: 'En Australie-Occidentale, le fournisseur d’électricité doit regarder vos difficultés (hardship) et offrir un plan avant de vous couper.',
  },
  'au.energy.national-rules': {
    says: 'Hors du Victoria et de l’Australie-Occidentale, les règles nationales valent : un plan, une aide pour difficultés (hardship) et deux avis avant une coupure.',
  },
  'au.energy.right-undercharge': {
    says: 'Si le fournisseur a compté trop peu par sa propre faute, il ne peut le plus souvent revenir que neuf mois en arrière. Il doit vous laisser payer sur un temps aussi long, sans intérêts.',
  },
  'au.energy.vic-undercharge': {
    says: 'Dans le Victoria, si le fournisseur a compté trop peu par sa propre faute, il ne peut le plus souvent revenir que quatre mois en arrière.',
  },
}
