/** Questions about fraud, stolen data and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_FR: Words = {
  'au.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas, ne répondez pas. Vérifiez auprès du vrai bureau, à un numéro que vous trouvez vous-même. Signalez-le à Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Appelez maintenant votre banque et demandez-lui d’arrêter ou de rendre le paiement. Appelez ensuite IDCARE au 1800 595 160 et signalez-le à ReportCyber.',
  },
  'au.ask.data-breach': {
    says: 'Changez vos mots de passe, demandez aux bureaux de crédit (credit bodies) un blocage (ban) gratuit de votre dossier, et appelez IDCARE au 1800 595 160. Demandez à l’entreprise ce qui a été pris.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que le prêt n’est pas à vous. Demandez à tous les bureaux de crédit (credit bodies) un blocage (ban) gratuit de votre dossier, et appelez IDCARE au 1800 595 160. Si le prêteur continue, plaignez-vous à l’AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Plaignez-vous à la banque par écrit. Elle doit presque toujours porter un paiement que vous n’avez pas fait, sauf si vous avez donné votre code. Après 30 jours, ou un non, allez gratuitement à l’AFCA.',
  },
}
