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
  'ca.ask.consumer-proposal': {
    says: 'Seul un syndic autorisé en insolvabilité peut la déposer; la première rencontre est gratuite. Vous payez une partie de la dette en cinq ans au plus, et le recouvrement et les saisies doivent cesser.',
  },
  'ca.ask.payday-on': {
    says: 'Le coût maximal est de 14 $ par 100 $. En Ontario, vous pouvez annuler dans les deux jours ouvrables, et demander un plan après un troisième prêt.',
  },
  'ca.ask.wages-taken-ab': {
    says: 'En Alberta, les premiers 800 $ de votre paie nette par mois sont protégés, plus 200 $ par personne à charge. Entre 800 $ et 2 400 $, la moitié est aussi protégée.',
  },
  'ca.ask.credit-report-wrong': {
    says: 'Écrivez à Equifax et à TransUnion ce qui est faux, avec des preuves. Ils doivent vérifier gratuitement et corriger. La plupart des mauvaises notes doivent partir après six ans.',
  },
  'ca.ask.bank-transfer-stolen': {
    says: 'Dites aujourd’hui par écrit à la banque que vous n’avez pas fait ce paiement, et demandez l’argent. Si elle refuse ou met 56 jours, l’OSBI décide gratuitement.',
  },
  'ca.ask.internet-price': {
    says: 'Pas pour le prix fixé par votre contrat. Selon les codes du CRTC, le prix mensuel d’un contrat fixe ne change pas sans votre accord. Plaignez-vous gratuitement à la CPRST (CCTS).',
  },
  'ca.ask.insurer-refused': {
    says: 'Demandez par écrit la raison et les mots de la police, puis allez au service des plaintes. Le SCAD (GIO) ou l’OAP (OLHI) examine gratuitement. Le délai pour poursuivre peut être d’un ou deux ans.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'En Ontario, vous pouvez porter le refus au Licence Appeal Tribunal dans les deux ans. Demandez les raisons médicales, et voyez un avocat; beaucoup ne demandent rien au début.',
  },
  'ca.ask.visa-refused': {
    says: 'Adressez-vous à la Cour fédérale dans les 15 jours si vous êtes au Canada, ou 60 jours à l’étranger. Vous pouvez aussi refaire la demande avec de meilleures preuves. Obtenez les notes de l’agent.',
  },
  'ca.ask.small-claims': {
    says: 'Écrivez d’abord et fixez un jour. Puis déposez aux petites créances de votre province: jusqu’à 50 000 $ en Ontario, 35 000 $ en Colombie-Britannique, 100 000 $ en Alberta, 15 000 $ au Québec.',
  },
  'ca.ask.not-delivered-qc': {
    says: 'Au Québec, vous pouvez annuler par écrit si rien n’arrive dans les 30 jours après la date promise. Le marchand a 15 jours pour rembourser. Sinon, demandez la rétrofacturation à votre carte.',
  },
  'ca.ask.ticket-on': {
    says: 'En Ontario, vous avez 15 jours pour choisir: payer, résolution rapide (early resolution) ou procès. Demandez l’un des deux et les notes de l’agent. Une condamnation peut amener des points.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Sans téléphone subventionné, les frais sont de 50 $ ou 10 % des mois restants au plus, le moindre des deux. Avec un téléphone, c’est le reste de la subvention. Après deux ans, rien.',
  },
  'ca.ask.cra-froze': {
    says: 'Appelez l’Agence du revenu aujourd’hui. Elle n’a pas besoin d’un jugement, mais elle peut lever le gel si vous montrez des difficultés et offrez un plan. Demandez aussi l’allègement des pénalités et intérêts.',
  },
  'ca.ask.faulty-qc': {
    says: 'Au Québec, un bien doit durer un temps raisonnable pour son prix, quoi que dise la garantie du marchand. Écrivez au marchand ou au fabricant, demandez la réparation gratuite, et allez aux petites créances s’il refuse.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Une lettre d’avocat n’est pas encore un procès. Demandez d’abord la preuve et la date de la dette. En Ontario, Colombie-Britannique et Alberta, elle est le plus souvent trop vieille après deux ans, au Québec après trois.',
  },
  'ca.ask.dealer-lied': {
    says: 'Un vendeur ne peut pas vous tromper. Écrivez ce qui était faux et demandez d’annuler: dans l’année en Ontario. L’organisme des marchands (OMVIC, AMVIC, VSA) peut aider gratuitement.',
  },
  'ca.ask.old-tax': {
    says: 'L’Agence a le plus souvent dix ans pour recouvrer, à partir de 90 jours après l’avis. Un paiement, une promesse ou une démarche de l’Agence fait repartir les dix ans.',
  },
  'ca.ask.luggage': {
    says: 'La compagnie doit payer votre perte réelle, jusqu’à environ 1 519 DTS (près de 2 800 $). Écrivez dans les 7 jours pour un dommage ou 21 jours pour un retard. Vous avez deux ans pour poursuivre.',
  },
  'ca.ask.slip-on': {
    says: 'Après une chute sur neige ou glace, écrivez au propriétaire dans les 60 jours, et à une ville dans les 10 jours. Vous avez le plus souvent deux ans pour poursuivre. Voyez un médecin et prenez des photos.',
  },
  'ca.ask.return-goods': {
    says: 'Si vous changez d’avis, seule la politique du magasin compte. Mais si c’est défectueux ou non conforme, la loi vous donne un recours, quoi que dise l’affiche.',
  },
  'ca.ask.charges-not-mine': {
    says: 'Dites-le tout de suite à la société de la carte. Pour un usage non autorisé, vous devez 50 $ au plus, et souvent rien. Si elle refuse, plaignez-vous à elle, puis à l’OSBI, gratuit.',
  },
  'ca.ask.movers-on': {
    says: 'Non. Ils ne peuvent pas garder vos biens pour faire payer plus, ni dépasser un devis écrit de plus de 10 %. Payez la somme convenue, demandez vos biens par écrit, et appelez Protection du consommateur Ontario.',
  },
}
