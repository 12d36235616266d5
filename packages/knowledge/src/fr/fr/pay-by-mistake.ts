/** The French words of the rows in ../pay-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAID_TOO_MUCH_FR: Words = {
  'fr.pay-back.want': {
    says: 'Votre employeur dit vous avoir trop payé par erreur et veut récupérer la somme.',
  },
  'fr.pay-back.reality': {
    says: 'Ce n’est pas une décision d’administration. L’employeur doit prouver l’erreur. Un salaire indu se rembourse, mais le plus souvent par petites parts.',
  },
  'fr.pay-back.right-part': {
    says: 'Ils ne peuvent retenir que de petites parts : en général un dixième de chaque paie, jamais l’insaisissable. Le reste doit vous être versé.',
  },
  'fr.pay-back.right-years': {
    says: 'Ils ne peuvent remonter que trois ans, dès le jour où ils ont su ou auraient dû savoir.',
  },
  'fr.pay-back.right-fault': {
    says: 'L’erreur vient d’eux et vous cause un tort ? Un juge peut réduire la somme.',
  },
  'fr.pay-back.step': {
    says: 'Comparez contrat et fiches de paie. Demandez par écrit le calcul, brut et net. N’acceptez pas encore une grosse retenue.',
  },
  'fr.pay-back.option': {
    says: 'Si c’est juste, proposez de petites mensualités.',
    title: 'Proposer des mensualités',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Cela vaut reconnaissance.',
    bestFor: 'L’erreur est claire.',
  },
  'fr.pay-back.option-dispute': {
    says: 'Dites pourquoi c’est faux. S’ils retiennent quand même, saisissez les prud’hommes en référé.',
    title: 'Contester',
    cost: 'Une lettre. En justice, une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle.',
    time: 'Quelques semaines.',
    risk: 'Ils peuvent saisir le juge.',
    bestFor: 'La somme est fausse ou trop ancienne.',
  },
  'fr.pay-kept.want': {
    says: 'Votre employeur garde une partie du salaire pour un dommage. Il dit que c’est à vous de payer.',
  },
  'fr.pay-kept.right': {
    says: 'L’employeur ne peut pas retenir du salaire pour un dégât, un écart de caisse ou un outil perdu. Les amendes sont interdites. Vous ne répondez que d’une faute lourde, et un juge doit le dire.',
  },
  'fr.pay-kept.right-time': {
    says: 'Le salaire est dû chaque mois. Vous avez trois ans pour le réclamer, et le référé se fait sans avocat.',
  },
  'fr.pay-kept.step': {
    says: 'Réclamez la somme en recommandé, avec un jour pour payer. Puis saisissez les prud’hommes. 50 € peuvent être dus, sauf aide juridictionnelle.',
  },
}
