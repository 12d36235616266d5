/** What cannot be seized, the officer's last day, and a home with a loan: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_FR: Words = {
  'jp.seize.right-benefits': {
    says: 'Aucun créancier privé ne peut prendre l’allocation pour enfant, une pension d’État ou l’aide sociale. Si elle est sur un compte saisi, demandez au tribunal de la libérer.',
  },
  'jp.seize.warn-officer-day': {
    says: 'L’officier fixe un dernier jour pour partir, le plus souvent un mois après la première visite. Ensuite vos affaires sont sorties. Demandez aujourd’hui à la ville une aide au logement.',
  },
  'jp.seize.right-home-loan': {
    says: 'Si vous habitez la maison, un plan du tribunal (個人再生) peut vous la laisser. Une fois que le garant a payé la banque, vous avez six mois pour déposer.',
  },
  'jp.seize.step-home-loan': {
    says: 'Demandez cette semaine à un avocat : un plan du tribunal, ou une vente choisie (任意売却) avant l’enchère. Demandez aussi d’autres conditions à la banque.',
  },
  'jp.seize.right-office-review': {
    says: 'Contre la saisie d’une administration, vous pouvez demander un réexamen gratuit (審査請求) en trois mois. Demandez aussi une pause pendant que vous payez par parts.',
  },
}
