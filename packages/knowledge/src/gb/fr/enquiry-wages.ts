/** Questions about pay: wages, deductions, notice, the minimum wage and tips. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_FR: Words = {
  'gb.ask-work.unpaid': {
    says: 'Votre employeur ne peut pas garder la paie que vous avez gagnée. Demandez par écrit la somme et une date. Sans paiement, contactez Acas. Vous pouvez réclamer ce qui manque, dans le délai légal.',
  },
  'gb.ask-work.deductions': {
    says: 'La paie peut être réduite seulement si la loi ou le contrat le permet, ou si vous avez accepté avant par écrit. En magasin, les retenues pour caisse fausse ne peuvent pas dépasser 10% de la paie brute.',
    dependsOn: 'ce que vous avez accepté par écrit avant',
  },
  'gb.ask-work.notice-pay': {
    says: 'Après un mois de travail, la loi vous donne au moins une semaine. Après deux ans, c’est une semaine par année entière, jusqu’à 12. Votre contrat peut donner plus. La faute grave (gross misconduct) est différente.',
    dependsOn: 'combien de temps vous y avez travaillé et votre contrat',
  },
  'gb.ask-work.payslip': {
    says: 'Chaque travailleur doit recevoir une fiche de paie détaillée au plus tard le jour de paie. Elle doit montrer la paie, les retenues, et les heures si la paie en dépend.',
  },
  'gb.ask-work.tips': {
    says: 'Les employeurs ne peuvent pas garder les pourboires ou le service. Depuis le 1er octobre 2024, ils doivent tout transmettre, partagé avec équité, avant la fin du mois suivant.',
  },
  'gb.ask-work.ni-wages': {
    says: 'Demandez par écrit la somme et une date. Sans paiement, appelez la Labour Relations Agency au 03300 555 300. Vous avez le plus souvent trois mois pour agir.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'Non, le plus souvent. Il leur faut une loi, une clause de votre contrat, ou votre oui écrit d’avant. Les coûts exigés par le travail ne peuvent pas vous faire passer sous le salaire minimum. Réclamez par écrit et contactez Acas maintenant, car les délais sont courts.',
  },
}
