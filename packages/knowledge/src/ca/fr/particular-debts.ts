/** Debts with rights of their own: sold debts, phone and internet, student loans, bad work, high interest: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_WORDS: Words = {
  'ca.debt.insight-interest': {
    says: 'Depuis 2025, la plupart des prêts ne peuvent pas coûter plus de 35 % par an, frais compris. Les prêts sur salaire ont leur propre limite.',
    actionable:
      'Calculez le coût par an. S’il dépasse 35 %, demandez à un avocat ou à un office de consommation.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Si un contrat donne un intérêt par jour, semaine ou mois sans taux annuel, vous devez 5 % par an au plus. Le prêt hypothécaire est à part.',
  },
  'ca.debt.right-bad-work': {
    says: 'Si le travail était mauvais ou pas fini, dites-le par écrit avec des photos. Vous pouvez déduire votre perte de la facture.',
  },
  'ca.debt.right-phone': {
    says: 'Pour une dette de téléphone ou d’internet, vous pouvez vous plaindre gratuitement à la CPRST (CCTS). Le Code sur les services sans fil limite ce qui est dû si le contrat finit plus tôt.',
  },
  'ca.debt.right-sold': {
    says: 'Votre dette a été vendue. Demandez l’avis écrit de la vente et la preuve que cette société en est propriétaire. Ne payez pas deux sociétés.',
  },
  'ca.debt.right-student': {
    says: 'L’État a le plus souvent six ans pour poursuivre un prêt étudiant; un paiement fait repartir le délai. Il peut encore retenir vos remboursements d’impôt. Demandez l’aide au remboursement.',
  },
}
