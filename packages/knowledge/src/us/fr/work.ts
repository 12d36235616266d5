/** The French words of the rows in ../work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_FR: Words = {
  'us.work.want': {
    says: 'Votre employeur met fin à votre emploi. Il veut peut-être aussi que vous signiez des papiers ou rendiez des choses.',
  },
  'us.work.who': {
    says: 'Cela vient de votre employeur. Ce n’est pas une décision d’un tribunal ou du bureau du chômage.',
  },
  'us.work.reality': {
    says: 'Dans la plupart des États, un emploi peut finir à tout moment, mais pas pour une raison interdite. On vous doit votre paie, et vous pouvez demander le chômage.',
  },
  'us.work.rights-summary': {
    says: 'Tout le travail fait doit être payé. Vous pouvez demander le chômage, garder un temps votre assurance santé et signaler une discrimination.',
  },
  'us.work.not-yet': {
    says: 'Ils ne peuvent pas vous faire signer aujourd’hui la perte de vos droits. Ils ne peuvent pas retenir la paie gagnée pour vous faire signer.',
  },
  'us.work.know-unemployment': {
    says: 'Être renvoyé n’empêche pas toujours de toucher le chômage. Dans la plupart des États, seule une faute (misconduct) l’empêche. Laissez le bureau décider.',
    learnMore: 'Trouvez le bureau de votre État sur CareerOneStop.org ou appelez le 211.',
  },
  'us.work.right-family-leave': {
    says: 'Si vous remplissez les conditions, vous pouvez prendre 12 semaines de congé familial ou médical et retrouver votre emploi. On ne peut pas vous renvoyer pour cela.',
  },
  'us.work.right-marketplace': {
    says: 'Quand vous perdez l’assurance santé du travail, vous avez 60 jours pour acheter un plan sur HealthCare.gov ou sur le marché de votre État.',
  },
  'us.work.right-waiver-age': {
    says: 'Si vous avez 40 ans ou plus, vous avez 21 jours pour réfléchir à un abandon de droits (release), ou 45 lors d’un départ collectif. Vous avez 7 jours pour changer d’avis.',
  },
  'us.work.right-warn': {
    says: 'Un employeur de 100 travailleurs ou plus doit, dans la plupart des renvois collectifs et des fermetures, prévenir par écrit 60 jours avant.',
  },
  'us.work.right-warn-pay': {
    says: 'Si cet avis était trop court, vous pouvez réclamer paie et avantages pour chaque jour manquant, jusqu’à 60 jours.',
  },
  'us.work.right-service': {
    says: 'Vous ne pouvez pas perdre votre emploi à cause du service militaire. Le plus souvent, vous pouvez y revenir.',
  },
  'us.work.deadline-charge': {
    says: 'Pour une discrimination, une plainte (charge) doit arriver à l’EEOC dans les 180 jours. C’est 300 jours là où une agence de l’État traite ces affaires.',
    action:
      'Déposer une plainte (charge) auprès de l’EEOC si vous pensez que c’était une discrimination',
    consequence:
      'Vous pouvez perdre le droit d’aller en justice. Dans beaucoup d’États vous avez 300 jours, mais pas dans tous.',
  },
  'us.work.deadline-cobra': {
    says: 'Vous avez au moins 60 jours pour choisir COBRA. Ils comptent de la fin de l’assurance ou de l’avis COBRA, selon ce qui vient plus tard.',
    action: 'Choisir COBRA ou une autre assurance santé',
    consequence:
      'Vous serez peut-être sans assurance santé jusqu’à la prochaine période d’inscription.',
  },
  'us.work.deadline-waiver': {
    says: 'À partir de 40 ans, vous devez avoir au moins 21 jours pour réfléchir à l’abandon de droits liés à l’âge (release). Vous avez 7 jours pour le reprendre.',
    action: 'Décider de l’abandon de droits (release), si vous avez 40 ans ou plus',
    consequence: 'L’offre peut prendre fin. Ne signez pas avant d’avoir eu un conseil.',
  },
  'us.work.deadline-waiver-group': {
    says: 'Lors d’un renvoi collectif, vous avez au moins 45 jours si vous avez 40 ans ou plus. Vous recevez aussi une liste des postes et des âges des personnes choisies.',
    action: 'Décider de l’abandon de droits (release), si vous avez 40 ans ou plus',
    consequence: 'L’offre peut prendre fin. Ne signez pas avant d’avoir eu un conseil.',
  },
  'us.work.step-unemployment': {
    says: 'Demandez le chômage à votre État cette semaine. Une demande tardive peut vous coûter de l’argent.',
  },
  'us.work.step-pay': {
    says: 'Vérifiez votre dernière paie : heures, heures en plus, pourboires, et les congés que votre État ou le règlement dit dus.',
  },
  'us.work.option-severance': {
    says: 'Demandez plus d’argent, l’assurance santé, une bonne référence ou une raison de départ plus douce.',
    title: 'Demander de meilleures conditions',
    cost: 'Gratuit, ou les frais d’un avocat',
    time: 'Avant de signer',
    risk: 'Ils peuvent refuser, ou retirer l’offre.',
    bestFor:
      'On vous offre de l’argent de départ (severance), ou vous avez peut-être un droit à réclamer.',
  },
  'us.work.insight-time': {
    says: 'Le délai pour une plainte de discrimination (charge) commence quand on vous dit la décision. Un appel dans l’entreprise ne l’arrête pas.',
    actionable: 'Comptez du jour où on vous l’a dit, pas de votre dernier jour.',
  },
  'us.work.warning-sign': {
    says: 'Si vous signez un abandon de droits (release), vous perdez peut-être le droit d’aller en justice. Les salaires gagnés sont à vous sans signer.',
  },
  'us.work.myth-notice': {
    says: 'Dans la plupart des États, un employeur n’est obligé ni de prévenir ni de donner une raison. Un contrat, un syndicat ou un renvoi collectif peut changer cela.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Être renvoyé n’empêche pas à lui seul de toucher le chômage. Faites la demande et laissez le bureau de l’État décider.',
  },
}
