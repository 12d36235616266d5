/** Questions about fraud, stolen data and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_FR: Words = {
  'nz.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas, ne répondez pas. Vérifiez auprès du vrai bureau avec un numéro que vous trouvez vous-même. Signalez-le à Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Appelez votre banque maintenant et demandez-lui d’arrêter ou de faire revenir le paiement. Signalez-le à la police au 105. Si la banque dit non, allez au Banking Ombudsman.',
  },
  'nz.ask.data-breach': {
    says: 'Changez vos mots de passe, prévenez votre banque, et gelez gratuitement votre dossier de crédit. Appelez IDCARE au 0800 121 068. Demandez ce qui a été pris.',
  },
  'nz.ask.scam-refund': {
    says: 'Cela dépend. Appelez la banque tout de suite. Elle doit le plus souvent rendre ce que vous n’avez pas autorisé. Depuis fin 2025, des règles des banques remboursent certaines arnaques que vous avez autorisées. Demandez par écrit.',
    dependsOn: 'comment l’argent est parti et si la banque a averti',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que le prêt n’est pas le vôtre. Demandez à toutes les agences de crédit un gel gratuit (freeze), et appelez IDCARE au 0800 121 068. Signalez-le à la police au 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Plaignez-vous par écrit à la banque. Elle rend le plus souvent ce que vous n’avez pas autorisé, si vous avez fait raisonnablement attention. Si elle dit non, allez gratuitement au Banking Ombudsman.',
  },
  'nz.ask.bank-hacked': {
    says: 'Appelez la banque maintenant pour bloquer les paiements. Pour ceux que vous n’avez pas autorisés, les banques promettent de rembourser, sauf négligence avec le code. Le Banking Ombudsman est gratuit.',
  },
}
