/** Questions about scams: what to do, and the rows on scam letters that hold for a question too. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAM_FR: Words = {
  'gb.ask-consumer.scam-paid': {
    says: 'Appelez maintenant votre banque au 159 ou au numéro de votre carte. Pour un virement britannique depuis le 7 octobre 2024, elle doit le plus souvent vous rembourser, jusqu’à £85,000. Signalez ensuite la fraude.',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Oui, le plus souvent, jusqu’à £85,000, pour un virement britannique depuis le 7 octobre 2024. Appelez maintenant votre banque au 159 ou au numéro de votre carte. Signalez ensuite la fraude.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Faites une réclamation écrite à la banque. Elle doit montrer une négligence grave de votre part, et votre santé ou votre stress compte. Après sa réponse finale, vous avez six mois pour aller gratuitement à l’Ombudsman.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'Ne cliquez pas, n’appelez pas et ne payez pas depuis le message. Cherchez vous-même la vraie société et demandez. Envoyez les SMS d’arnaque au 7726 et les e-mails à report@phishing.gov.uk.',
    dependsOn: 'si la vraie société le confirme',
  },
}
