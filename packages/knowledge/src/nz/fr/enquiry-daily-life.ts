/** The French words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_FR: Words = {
  'nz.ask.repossession': {
    says: 'Appelez le prêteur avant la fin de l’avis et demandez un changement pour difficultés (hardship). Il doit envoyer un avertissement au moins 15 jours avant de prendre des biens.',
  },
  'nz.ask.mortgage': {
    says: 'Appelez le service de la banque pour les difficultés (hardship team) et MoneyTalks au 0800 345 123. Un avis d’au moins 20 jours ouvrés doit venir avant une vente forcée (mortgagee sale).',
  },
  'nz.ask.rates': {
    says: 'Demandez à la commune (council) un plan de paiement et ses règles pour difficultés. Avec un faible revenu, vous pouvez avoir une remise (rates rebate).',
  },
  'nz.ask.data-breach': {
    says: 'Changez vos mots de passe, prévenez votre banque, et gelez gratuitement votre dossier de crédit. Appelez IDCARE au 0800 121 068. Demandez ce qui a été pris.',
  },
  'nz.ask.winz-debt': {
    says: 'Si vous n’êtes pas d’accord, demandez à Work and Income un réexamen (review) dans les trois mois. Si vous le devez, demandez à payer de plus petites sommes, qui vous laissent vivre.',
  },
  'nz.ask.scam-refund': {
    says: 'Cela dépend. Appelez la banque tout de suite. Elle doit le plus souvent rendre ce que vous n’avez pas autorisé. Depuis fin 2025, des règles des banques remboursent certaines arnaques que vous avez autorisées. Demandez par écrit.',
    dependsOn: 'comment l’argent est parti et si la banque a averti',
  },
  'nz.ask.refund-phone': {
    says: 'S’il a un défaut, le magasin doit réparer, remplacer ou rembourser. Changer d’avis ne donne aucun droit. Montrez une preuve et citez le Consumer Guarantees Act.',
    dependsOn: 'si l’article a un défaut',
  },
  'nz.ask.photo': {
    says: 'Pas tout de suite. Demandez à qui elle est et comment la somme a été calculée. Une somme juste est le plus souvent le prix habituel de la licence. Retirez l’image.',
    dependsOn: 'comment vous l’avez utilisée et si vous aviez la permission',
  },
  'nz.ask.faulty-car': {
    says: 'La voiture d’un vendeur professionnel doit être de qualité acceptable. Demandez une réparation, et un remboursement si le défaut est grave. Le Motor Vehicle Disputes Tribunal peut décider jusqu’à 100 000 $.',
  },
  'nz.ask.flight': {
    says: 'Cela dépend. Si la compagnie était en faute, vous pouvez demander vos frais, et un service doit être fait avec soin. Demandez par écrit un remboursement ou un autre vol.',
    dependsOn: 'pourquoi le vol a été annulé',
  },
  'nz.ask.builder': {
    says: 'Écrivez ce qui ne va pas et donnez une date pour réparer. Les travaux de construction ont des garanties pendant dix ans, et les défauts trouvés la première année doivent être réparés.',
  },
  'nz.ask.toll': {
    says: 'Pas toujours. Si vous avez vendu la voiture ou ne conduisiez pas, dites-le à NZTA avec des preuves. Payez vite le péage lui-même, pour qu’aucune amende ne suive.',
    dependsOn: 'à qui était la voiture et qui conduisait ce jour-là',
  },
  'nz.ask.broken-goods': {
    says: 'Écrivez au magasin et dites ce qui a lâché. Les biens doivent durer un temps raisonnable, aussi après la garantie. Pour un défaut grave, vous pouvez choisir votre argent ou un article neuf.',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que le prêt n’est pas le vôtre. Demandez à toutes les agences de crédit un gel gratuit (freeze), et appelez IDCARE au 0800 121 068. Signalez-le à la police au 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Plaignez-vous par écrit à la banque. Elle rend le plus souvent ce que vous n’avez pas autorisé, si vous avez fait raisonnablement attention. Si elle dit non, allez gratuitement au Banking Ombudsman.',
  },
  'nz.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et demandez tout de suite à votre banque un remboursement (chargeback). Si l’entreprise ne peut pas tenir sa promesse, vous pouvez annuler et réclamer l’argent. Si elle est insolvable, écrivez au liquidateur (liquidator).',
  },
  'nz.ask.benefit-refused': {
    says: 'Demandez par écrit un réexamen de la décision (review of decision) dans les trois mois. Un comité l’examine, et ensuite vous pouvez faire appel. C’est gratuit.',
  },
}
