/** Signs of a scam, warnings and ways to go about it. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_SIGNS_FR: Words = {
  'gb.scam.option-bank': {
    says: 'Dites à la banque ce qui s’est passé et demandez votre argent.',
    title: 'Appeler votre banque maintenant',
    cost: 'Rien. Certaines demandes perdent jusqu’à £100.',
    time: 'Appelez aujourd’hui. Une décision peut prendre de 5 à 35 jours ouvrés.',
    risk: 'Plus vous attendez, plus c’est difficile.',
    bestFor: 'Vous avez payé ou donné vos données de carte ou de banque.',
  },
  'gb.scam.option-complain': {
    says: 'Faites une réclamation écrite, puis allez au Financial Ombudsman.',
    title: 'Contester si la banque dit non',
    cost: 'Rien.',
    time: 'Des semaines pour la banque, quelques mois pour l’Ombudsman.',
    risk: 'Vous devez le faire dans les six mois après sa réponse finale.',
    bestFor: 'Votre banque a refusé de rembourser.',
  },
  'gb.scam.warn-recovery': {
    says: 'Méfiez-vous si quelqu’un propose de récupérer votre argent contre des frais. C’est souvent la même bande.',
  },
  'gb.scam.warn-remote': {
    says: 'Ne laissez jamais quelqu’un qui vous appelle voir ou commander votre téléphone ou votre ordinateur. Si c’est fait, éteignez l’appareil et dites-le à votre banque.',
  },
  'gb.scam.warn-do-not-pay': {
    says: 'Une vraie facture ne se perd pas pour un jour de vérification. Ne payez encore rien.',
  },
  'gb.scam.insight-hurry': {
    says: 'Le message vous presse. La pression et un délai court sont les plus vieux outils d’une arnaque.',
    actionable: 'Attendez. Montrez-le à une personne de confiance avant de faire quoi que ce soit.',
  },
  'gb.scam.insight-secrets': {
    says: 'Le message demande un code PIN, un mot de passe ou un code. Aucune vraie banque et aucun service public ne les demande dans un message.',
    actionable: 'Si vous en avez donné un, appelez votre banque au 159 maintenant.',
  },
  'gb.scam.insight-odd-payment': {
    says: 'Le message demande des cartes-cadeaux ou de la cryptomonnaie. Aucune vraie société et aucun service ne les accepte pour une dette.',
    actionable:
      'Ne les achetez pas. Si c’est fait, appelez tout de suite la société de la carte et votre banque.',
  },
  'gb.scam.insight-link': {
    says: 'Le message vous envoie sur une page web pour « vérifier » ou « confirmer ». Cette page peut en copier une vraie pour voler vos données.',
    actionable: 'Tapez vous-même la vraie adresse, ou utilisez l’application que vous avez déjà.',
  },
  'gb.scam.insight-not-covered': {
    says: 'La règle de remboursement couvre les virements britanniques en livres. Elle ne couvre pas les espèces, la plupart des paiements en crypto ni les paiements à l’étranger.',
    actionable:
      'Dites-le quand même à votre banque. Elle peut peut-être arrêter ou suivre le paiement.',
  },
  'gb.scam.change-action-fraud': {
    says: 'Action Fraud s’appelle maintenant Report Fraud. Le numéro de téléphone est le même.',
    was: 'On signalait les fraudes à Action Fraud.',
    is: 'On signale les fraudes à Report Fraud. Le numéro de téléphone est le même : 0300 123 2040.',
  },
  'gb.scam.option-check': {
    says: 'Ne répondez pas. Signalez-le, bloquez l’expéditeur et effacez-le après en avoir gardé une copie.',
    title: 'Le signaler, puis ne plus y toucher',
    cost: 'Rien.',
    time: 'Cinq minutes.',
    risk: 'Aucun, une fois que vous avez vérifié auprès de la vraie société.',
    bestFor: 'Vous n’avez ni payé ni donné de données.',
  },
}
