/** The French words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_WORDS: Words = {
  'ca.ask.repossession': {
    says: 'Appelez le prêteur avant la fin de l’avis et offrez un plan. Presque partout, il doit avertir avant de vendre, et après une bonne part payée il lui faut un juge.',
  },
  'ca.ask.foreclosure': {
    says: 'Agissez vite. Le prêteur doit d’abord envoyer un avis avec un délai : par exemple 35 jours en Ontario et 60 au Québec. Demandez de l’aide à la banque et voyez un avocat.',
  },
  'ca.ask.data-breach': {
    says: 'Changez vos mots de passe, avertissez votre banque et mettez une alerte à la fraude chez Equifax et TransUnion. Demandez ce qui a été pris.',
  },
  'ca.ask.cerb-debt': {
    says: 'Demandez par écrit un second examen si vous n’êtes pas d’accord, avec la preuve de vos revenus. Si vous devez la somme, demandez un plan à l’Agence du revenu.',
  },
  'ca.ask.agency-calls': {
    says: 'Demandez par écrit à l’agence de prouver la dette et de vous écrire seulement. Chaque province limite les appels. Portez plainte à la province si cela continue.',
  },
  'ca.ask.flight': {
    says: 'Vous pouvez le plus souvent choisir un remboursement ou un autre vol. Jusqu’à 1 000 $ sont dus pour un retard que le transporteur pouvait éviter. Demandez dans l’année.',
  },
  'ca.ask.contractor': {
    says: 'Écrivez ce qui ne va pas et donnez une date pour corriger. Le travail doit être de qualité raisonnable. Ensuite, allez aux petites créances, ou voyez votre carte.',
  },
  'ca.buy.right-quality': {
    says: 'La loi provinciale dit que les biens doivent servir à l’usage prévu et durer un temps raisonnable. La politique du magasin n’y change rien.',
  },
  'ca.insure.right-acts': {
    says: 'La loi sur les assurances de votre province fixe des règles justes et le délai pour poursuivre, souvent un ou deux ans. Demandez les raisons par écrit.',
  },
  'ca.home.right-acts': {
    says: 'La loi sur le logement de votre province fixe l’avis, les raisons et les règles du loyer. Votre bail ne peut pas enlever ces droits.',
  },
  'ca.debt.right-acts': {
    says: 'Une agence de recouvrement a presque toujours besoin d’un permis provincial et doit suivre les règles sur les appels, les lettres et les mensonges.',
  },
  'ca.ask.broken-goods': {
    says: 'Écrivez au magasin et dites ce qui ne va pas. Selon la loi de la province, un bien doit durer un temps raisonnable, même après la garantie. Demandez réparation ou argent, puis le tribunal des petites créances.',
  },
  'ca.ask.used-car': {
    says: 'Écrivez tout de suite au marchand et gardez l’annonce et le contrat. La voiture d’un marchand doit être conforme et pouvoir rouler. Puis voyez l’organisme qui surveille les marchands, ou les petites créances.',
  },
  'ca.ask.photo': {
    says: 'Pas tout de suite. Demandez qui possède la photo et comment la somme est calculée. Pour un usage non commercial, un juge peut ordonner de 100 $ à 5 000 $ pour toutes les œuvres. Retirez la photo.',
    dependsOn: 'de l’usage et de la permission',
  },
  'ca.ask.deposit-on-back': {
    says: 'Demandez-le par écrit. En Ontario, le propriétaire ne peut garder qu’un dépôt pour la dernière période de loyer. Pour tout autre dépôt, saisissez la Commission (formulaire T1) avant un an.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que ce n’est pas vous et demandez ses preuves. Signalez-le à la police et au 1-888-495-8501. Demandez une alerte à la fraude à Equifax et TransUnion.',
  },
  'ca.ask.card-payment-not-mine': {
    says: 'Plaignez-vous par écrit à la banque. Pour une carte de crédit utilisée par d’autres, vous devez le plus souvent 50 $ au plus. Si elle refuse, ou tarde 56 jours, allez gratuitement à l’OSBI.',
  },
  'ca.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et une rétrofacturation à votre carte tout de suite. Si l’entreprise est en faillite, envoyez une preuve de réclamation au syndic.',
  },
  'ca.ask.benefit-refused': {
    says: 'Demandez par écrit une révision, avec vos preuves. Pour les pensions fédérales, vous avez 90 jours, pour l’assurance-emploi 30. Pour l’aide de votre province, le plus souvent de 20 à 90 jours ; voyez la lettre.',
  },
}
