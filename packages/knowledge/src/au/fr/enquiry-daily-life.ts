/** The French words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_FR: Words = {
  'au.ask.repossession': {
    says: 'Demandez maintenant au prêteur une aide pour difficultés (hardship), et plaignez-vous gratuitement à l’AFCA. Il doit envoyer un avis et attendre 30 jours, et il lui faut une permission pour entrer chez vous.',
  },
  'au.ask.home-loan': {
    says: 'Appelez l’équipe d’aide (hardship team) du prêteur et la ligne d’aide 1800 007 007. Il doit envoyer une mise en demeure (default notice) d’au moins 30 jours. Une plainte à l’AFCA arrête presque toujours cela.',
  },
  'au.ask.data-breach': {
    says: 'Changez vos mots de passe, demandez aux bureaux de crédit (credit bodies) un blocage (ban) gratuit de votre dossier, et appelez IDCARE au 1800 595 160. Demandez à l’entreprise ce qui a été pris.',
  },
  'au.ask.photo': {
    says: 'Pas tout de suite. Demandez à qui est l’image et comment la somme a été calculée. Une somme juste est presque toujours le prix normal d’une licence. Retirez-la.',
    dependsOn: 'comment vous l’avez utilisée et si vous aviez la permission',
  },
  'au.ask.cut-off-now': {
    says: 'Appelez le fournisseur maintenant. Demandez un plan de paiement et une aide pour difficultés (hardship) ; une coupure doit alors s’arrêter. S’il n’aide pas, appelez votre médiateur de l’énergie (energy ombudsman).',
  },
  'au.ask.toll': {
    says: 'Pas toujours. Demandez à la société de péage d’abandonner ses frais et de vous laisser payer en plusieurs fois. Si vous avez vendu la voiture ou ne conduisiez pas, dites-le-lui avec des preuves.',
    dependsOn: 'à qui était la voiture ce jour-là et qui conduisait',
  },
  'au.ask.rates': {
    says: 'Demandez à la commune (council) un plan de paiement et ses règles d’aide (hardship policy) avant le jour du paiement. Les retraités ont presque toujours droit à une remise.',
  },
  'au.ask.flight': {
    says: 'Cela dépend. Un vol doit être assuré avec soin et dans un temps raisonnable. Demandez à la compagnie un remboursement ou un autre vol, et regardez ses propres règles.',
    dependsOn: 'pourquoi le vol a été annulé',
  },
  'au.ask.used-car': {
    says: 'La voiture d’un marchand doit être de qualité acceptable pour son âge et son prix. Demandez la réparation, ou le remboursement si le défaut est grave. Certains États ajoutent une garantie. Un vendeur privé ne peut pas mentir.',
  },
  'au.ask.strata-levy': {
    says: 'Cela dépend. Les charges (levies) demandent un vote des propriétaires. Demandez le compte rendu et le décompte, et un plan de paiement si vous ne pouvez pas payer tout de suite.',
    dependsOn: 'si les propriétaires ont voté pour',
  },
  'au.ask.builder': {
    says: 'Écrivez ce qui ne va pas et donnez une date pour le réparer. Le travail doit être fait avec soin. Allez ensuite au bureau des consommateurs (fair trading) ou au tribunal de votre État.',
  },
  'au.home.right-acts': {
    says: 'La loi sur les loyers de votre État fixe les préavis, les raisons, les réparations et les règles du loyer. Seul un tribunal peut ordonner que vous partiez (tribunal ou court).',
  },
  'au.judged.right-state-law': {
    says: 'Dans chaque État, vous pouvez demander au tribunal de payer en plusieurs fois, ou d’annuler (set aside) un jugement fait sans vous.',
  },
  'au.fine.right-acts': {
    says: 'Dans chaque État, vous pouvez demander un réexamen (review), un plan de paiement, ou une audience au tribunal au lieu de l’amende.',
  },
  'au.ask.broken-goods': {
    says: 'Écrivez au magasin et dites ce qui est tombé en panne. Les biens doivent durer un temps juste, même après sa garantie. Pour un défaut grave, vous pouvez choisir votre argent ou un article neuf.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Écrivez au prêteur que le prêt n’est pas à vous. Demandez à tous les bureaux de crédit (credit bodies) un blocage (ban) gratuit de votre dossier, et appelez IDCARE au 1800 595 160. Si le prêteur continue, plaignez-vous à l’AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Plaignez-vous à la banque par écrit. Elle doit presque toujours porter un paiement que vous n’avez pas fait, sauf si vous avez donné votre code. Après 30 jours, ou un non, allez gratuitement à l’AFCA.',
  },
  'au.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et demandez tout de suite à votre banque une rétrofacturation (chargeback). Une entreprise ne peut pas prendre d’argent pour ce qu’elle ne peut pas fournir. Si elle est insolvable, envoyez votre demande au liquidateur (liquidator).',
  },
  'au.ask.benefit-refused': {
    says: 'Demandez à Centrelink un réexamen officiel (formal review) dans les 13 semaines, pour que l’argent en retard soit sûr. Si c’est encore non, allez gratuitement à l’Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Demandez à Centrelink un réexamen formel (review); dans les 13 semaines, l’arriéré est gardé. Envoyez de nouvelles preuves médicales sur les 20 points. Ensuite, l’Administrative Review Tribunal est gratuit.',
  },
  'au.ask.ndis': {
    says: 'Demandez à la NDIA un réexamen interne dans les trois mois. Si rien ne change, allez à l’Administrative Review Tribunal dans les 28 jours. Les deux sont gratuits.',
  },
  'au.ask.centrelink-debt': {
    says: 'Demandez le calcul et un réexamen. La dette doit être effacée si seule leur erreur l’a causée et que vous étiez honnête. Une situation très difficile compte aussi.',
  },
  'au.ask.not-driving': {
    says: 'Nommez le conducteur dans le formulaire avant la date limite, en ligne ou par la poste. Si vous ne savez pas qui conduisait, écrivez vos recherches. Un faux nom est une infraction.',
  },
  'au.ask.gym': {
    says: 'Résiliez par écrit et arrêtez le prélèvement à la banque. Une clause qui ne lie que vous, ou des frais très élevés, peut être injuste et nulle. Certains États ajoutent un délai de réflexion.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Agissez dans les 21 jours: payez, convenez d’un plan, ou demandez au tribunal de l’annuler. Le jugement doit être de 10 000 $ ou plus. Après, ils peuvent demander votre faillite.',
  },
  'au.ask.wages-garnished': {
    says: 'Oui, avec un ordre du tribunal, mais une part du salaire doit vous rester chaque semaine. Demandez tout de suite des versements; en Nouvelle-Galles du Sud, cela suspend l’ordre tant que vous payez.',
  },
  'au.ask.visa-refused': {
    says: 'Cherchez le dernier jour dans la lettre. En Australie, vous avez le plus souvent 28 jours pour l’Administrative Review Tribunal; ce délai ne se prolonge pas. Voyez maintenant un agent agréé ou un avocat.',
  },
  'au.ask.loan-hardship': {
    says: 'Dites aujourd’hui au prêteur que vous êtes en difficulté; un appel suffit. Il doit répondre dans les 21 jours, et l’AFCA décide gratuitement s’il refuse. Le 1800 007 007 aide aussi, gratuit.',
  },
  'au.ask.builder-qld': {
    says: 'Écrivez au constructeur et laissez-lui du temps. Sinon, plaignez-vous à la Queensland Building and Construction Commission; elle peut ordonner les réparations et payer par son assurance.',
  },
  'au.ask.collector-family': {
    says: 'Ils ne peuvent pas parler de votre dette à d’autres. Ils peuvent demander où vous êtes, sans dire pourquoi. Écrivez-leur d’arrêter, puis plaignez-vous à l’AFCA ou au Privacy Commissioner.',
  },
  'au.ask.bad-service': {
    says: 'Le travail doit être fait avec soin et compétence. Écrivez et laissez du temps pour réparer gratuitement. Si le défaut est grave, vous pouvez mettre fin au contrat, payer un autre et réclamer ce coût au tribunal.',
  },
  'au.ask.event-cancelled': {
    says: 'Si l’organisateur annule, vous pouvez le plus souvent être remboursé: le service n’a pas été rendu. Demandez par écrit, puis la rétrofacturation à votre carte, ou le fair trading de votre État.',
  },
  'au.ask.ato-bank': {
    says: 'L’ATO peut envoyer une saisie (garnishee notice) à votre banque ou patron sans tribunal. Appelez avant le 13 11 42 pour un plan. Vous pouvez demander par écrit la remise des intérêts et pénalités.',
  },
  'au.ask.undercharged': {
    says: 'Le plus souvent seulement les neuf derniers mois, ou quatre au Victoria, si ce n’était pas votre faute. Vous devez pouvoir payer sur la même durée, sans intérêt. L’ombudsman de l’énergie est gratuit.',
  },
  'au.ask.ignore-claim': {
    says: 'Ne l’ignorez pas. Sans défense à temps, le tribunal peut vous condamner sans vous entendre. C’est 28 jours en Nouvelle-Galles du Sud, au Queensland et en Australie-Méridionale, 21 au Victoria, 14 en Australie-Occidentale.',
  },
  'au.ask.health-insurer': {
    says: 'Un fonds peut imposer 12 mois d’attente pour une maladie d’avant, et son médecin doit l’examiner. Demandez la raison, puis allez gratuitement au Commonwealth Ombudsman.',
  },
  'au.ask.change-of-mind': {
    says: 'Si vous changez d’avis, la loi ne donne pas de remboursement; lisez le contrat ou la politique du magasin. Certains achats de voiture ont un jour de réflexion selon l’État. Ils ne gardent qu’une perte juste.',
  },
  'au.ask.sold-privately': {
    says: 'Le plus souvent non. Les garanties du droit de la consommation ne lient pas un vendeur privé. Vous ne devez quelque chose que si vous avez dit une chose fausse, ou si la voiture n’était pas à vous.',
  },
  'au.ask.account-closed': {
    says: 'Une banque peut fermer un compte, le plus souvent avec un préavis juste, et doit vous verser l’argent. Demandez la raison par écrit. Si c’est injuste, plaignez-vous à elle, puis à l’AFCA, gratuit.',
  },
}
