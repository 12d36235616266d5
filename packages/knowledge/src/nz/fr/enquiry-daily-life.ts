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
  'nz.ask.collector-fees': {
    says: 'Seulement si votre contrat le permet, et seulement des frais réels et justes. Demandez le contrat et les sommes. Pour un prêt, les frais ne doivent pas être déraisonnables; payez la vraie dette, contestez le reste.',
  },
  'nz.ask.not-driving': {
    says: 'Envoyez la déclaration (statutory declaration) avec le nom et l’adresse du conducteur avant la date limite. Si la voiture a été vendue ou volée, déclarez-le. Une fausse déclaration est une infraction.',
  },
  'nz.ask.no-asset': {
    says: 'Une no asset procedure efface la plupart des dettes de 1 000 à 50 000 $ en un an, une fois dans la vie. La faillite dure trois ans. Un repayment order permet de payer par parts.',
  },
  'nz.ask.visa-declined': {
    says: 'En Nouvelle-Zélande avec un visa valable, demandez une fois un réexamen (reconsideration) dans les 14 jours. Pour la résidence, un appel est le plus souvent possible dans les 42 jours. De l’étranger, refaites la demande.',
  },
  'nz.ask.insurer-not-told': {
    says: 'Demandez à quelle question vous auriez mal répondu, et pourquoi cela comptait. De vieilles petites condamnations peuvent rester cachées après sept ans sans autre. Le service gratuit de l’assureur peut décider.',
  },
  'nz.ask.ird-deduct': {
    says: 'Appelez Inland Revenue ou allez sur myIR aujourd’hui. Il peut baisser la retenue en cas de difficulté, accepter des versements et annuler des pénalités ou intérêts. S’il a trop pris, plaignez-vous à l’Ombudsman.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Oui. Demandez au service de recouvrement du tribunal de modifier l’attachment order, avec la preuve de vos dépenses. La plus grande part de votre salaire net doit vous rester.',
  },
  'nz.ask.winz-relationship': {
    says: 'Partager une maison ne suffit pas. Il faut comme un mariage, avec un lien et un soutien d’argent. Demandez un réexamen (review) dans les trois mois et montrez que vous vivez et payez à part.',
  },
  'nz.ask.acc-declined': {
    says: 'Demandez un réexamen (review) dans les trois mois de la lettre; c’est gratuit. Faites écrire par un médecin comment l’accident a causé la blessure. Ensuite, un appel à la District Court est possible.',
  },
  'nz.ask.private-sale': {
    says: 'Un vendeur privé doit dire la vérité. Si ce qu’il a dit était faux et vous a fait acheter, vous pouvez demander la perte ou annuler. Écrivez d’abord, puis allez au Disputes Tribunal.',
  },
  'nz.ask.credit-wrong': {
    says: 'Demandez par écrit à l’agence de crédit de corriger, avec des preuves. Elle doit vérifier dans les 20 jours ouvrables et marquer l’inscription comme contestée. Si elle refuse, plaignez-vous gratuitement au Privacy Commissioner.',
  },
  'nz.ask.bank-hacked': {
    says: 'Appelez la banque maintenant pour bloquer les paiements. Pour ceux que vous n’avez pas autorisés, les banques promettent de rembourser, sauf négligence avec le code. Le Banking Ombudsman est gratuit.',
  },
}
