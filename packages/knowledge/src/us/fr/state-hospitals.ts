/** The French words of the rows in ../state-hospitals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOSPITALS_FR: Words = {
  ...stateWords('hospital-help', {
    GA: 'beaucoup d’hôpitaux soignent gratuitement ou moins cher avec un petit revenu (ICTF). Demandez le formulaire avant de payer',
    AZ: 'l’intérêt sur une dette médicale peut être de 3 % par an au plus',
    CA: 'les hôpitaux doivent donner des soins gratuits ou moins chers aux bas revenus, et attendre 180 jours avant d’aller en justice. La loi de l’État écarte les dettes médicales des dossiers de crédit',
    CO: 'les hôpitaux doivent vérifier si vous avez droit à une aide jusqu’à 250 % du seuil de pauvreté. Les paiements sont limités selon votre revenu, et le recouvrement doit attendre',
    FL: 'l’hôpital doit vous donner une facture détaillée (itemized bill) et vérifier si vous avez droit à une aide. Il doit le faire avant de vendre la dette, de la signaler ou d’aller en justice',
    IL: 'les hôpitaux doivent vérifier si vous pouvez avoir une aide avant d’envoyer une facture au recouvrement',
    MD: 'les hôpitaux doivent donner des soins gratuits ou moins chers aux bas revenus, et un plan de paiement avant d’aller en justice',
    MA: 'le Health Safety Net paie les soins d’hôpital des bas revenus. Demandez avant de payer une facture',
    MN: 'les hôpitaux doivent vérifier si les patients sans assurance ont droit à une aide. La loi de l’État écarte les dettes médicales des dossiers de crédit',
    NJ: 'les soins de charité (charity care) sont gratuits ou bon marché pour les bas revenus. La loi de l’État écarte les dettes médicales des dossiers de crédit',
    NY: 'les hôpitaux doivent offrir des soins moins chers aux bas revenus et un plan de paiement. La loi de l’État écarte les dettes médicales des dossiers de crédit',
    NC: 'un hôpital doit envoyer une facture claire et vous écrire 30 jours avant de l’envoyer au recouvrement',
    OH: 'les hôpitaux doivent donner des soins de base gratuits si votre revenu est au seuil de pauvreté ou au-dessous',
    TX: 'un hôpital doit vous donner une facture détaillée (itemized bill). Il ne peut pas réclamer la dette avant',
    VA: 'les hôpitaux doivent vérifier si les patients sans assurance ont droit à une aide et à un plan de paiement',
    WA: 'les hôpitaux doivent donner des soins gratuits ou moins chers aux revenus bas et moyens, et doivent vous en informer',
  }),
}
