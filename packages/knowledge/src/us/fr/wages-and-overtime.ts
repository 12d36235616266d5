/** The French words of the rows in ../wages-and-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_AND_OVERTIME_FR: Words = {
  'us.pay.right-salary': {
    says: 'Un salaire fixe ne suffit pas à supprimer les heures en plus. Vos tâches et votre paie doivent passer des tests fixés. Vous pouvez réclamer jusqu’à deux ou trois ans en arrière, et encore autant.',
  },
  'us.pay.right-status': {
    says: 'Le nom qu’on vous donne ne décide pas. Si l’entreprise dirige votre travail, vous êtes peut-être un employé avec droit aux heures en plus et au chômage.',
  },
  'us.pay.right-tips': {
    says: 'Un employeur ou un chef ne peut pas garder vos pourboires. Il ne peut pas vous faire payer ses pertes si cela entame le salaire minimum.',
  },
  'us.life.right-wages': {
    says: 'Vous devez recevoir au moins le salaire minimum pour toutes les heures. Vous pouvez réclamer deux ou trois ans en arrière, et encore autant. On ne peut pas vous punir d’avoir demandé.',
  },
}
