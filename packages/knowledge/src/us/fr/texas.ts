/** The French words of the rows of Texas: ../texas-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const TEXAS_FR: Words = {
  'us.state.tx.collector-calls': {
    says: 'Au Texas, une agence de recouvrement ou un prêteur ne peut pas vous harceler, vous insulter ni menacer de vous faire arrêter. Gardez des notes : vous pouvez aller en justice.',
  },
  'us.state.tx.collector-license': {
    says: 'Au Texas, une agence de recouvrement doit être inscrite auprès de l’État. Vérifiez son nom avant de payer.',
  },
  'us.state.tx.judgment-life': {
    says: 'Au Texas, un jugement s’endort si personne n’agit pendant dix ans, et peut être réveillé pendant deux ans encore. Demandez au tribunal ce qui a été déposé.',
  },
  'us.state.tx.medical-debt': {
    says: 'Au Texas, un médecin ou un hôpital doit envoyer sa facture avant le onzième mois après les soins, sinon il ne peut le plus souvent rien réclamer.',
  },
  'us.state.tx.rest-after-sale': {
    says: 'Au Texas, un prêteur a deux ans après la vente pour réclamer le reste en justice. Vous pouvez demander que la juste valeur de la maison compte.',
  },
  'us.state.tx.debt-relief': {
    says: 'Au Texas, une loi de l’État encadre les sociétés qui promettent d’alléger les dettes ou d’améliorer le crédit. Ne payez rien d’avance et demandez comment annuler.',
  },
  'us.state.tx.builder-lien': {
    says: 'Au Texas, le droit (lien) d’un entrepreneur sur votre maison exige un contrat écrit, signé avant les travaux par vous et votre conjoint. Un tribunal peut l’effacer.',
  },
  'us.state.tx.small-judgment': {
    says: 'Au Texas, vous pouvez faire appel d’un jugement du Justice Court dans les 21 jours. Pour une expulsion, vous n’avez que cinq jours.',
  },
  'us.state.tx.rest-of-car-loan': {
    says: 'Au Texas, un prêteur a le plus souvent quatre ans pour réclamer en justice le reste d’un prêt auto. Si son avis ou la vente était faux, il peut le perdre.',
  },
  'us.state.tx.court-fees': {
    says: 'Au Texas, les personnes à faible revenu peuvent demander au tribunal de ne pas payer ses frais. Demandez le formulaire au greffe (clerk).',
  },
  'us.state.tx.rental-refused': {
    says: 'Au Texas, un bailleur ne peut pas vous refuser pour l’origine, la religion, les enfants, un handicap ou autre. La plainte est gratuite.',
  },
  'us.state.tx.upfront-money': {
    says: 'Au Texas, un bailleur qui n’a pas dit oui sous sept jours vous a refusé. Il doit alors rendre le dépôt de candidature (application deposit).',
  },
  'us.state.tx.last-notice': {
    says: 'Au Texas, l’agent doit d’abord afficher un avis écrit, au moins 24 heures avant. Demandez aujourd’hui à l’aide juridique (legal aid) pour un appel.',
  },
  'us.state.tx.safe-leave': {
    says: 'Au Texas, une victime de violences peut le plus souvent finir un bail plus tôt avec des preuves. Demandez d’abord à une ligne d’aide.',
  },
  'us.state.tx.landlords-bill': {
    says: 'Au Texas, quand le bailleur ne paie pas l’électricité ou l’eau, les locataires peuvent le plus souvent payer et le déduire du loyer.',
  },
  'us.state.tx.mobile-home': {
    says: 'Au Texas, une loi à part protège ceux qui louent une place pour une maison mobile. Elle demande un bail écrit et de plus longs préavis.',
  },
  'us.state.tx.late-rent': {
    says: 'Au Texas, un locataire qui n’était pas en retard avant doit pouvoir payer le loyer pendant le préavis.',
  },
  'us.state.tx.eviction-day': {
    says: 'Au Texas, une demande d’expulsion n’exige pas de réponse écrite. Venez au procès le jour indiqué, sinon le bailleur peut gagner.',
  },
  'us.state.tx.pay-deductions': {
    says: 'Au Texas, une société ne peut retenir sur votre paie que ce que la loi permet ou que vous avez accepté par écrit.',
  },
  'us.state.tx.keep-cover': {
    says: 'Au Texas, vous pouvez le plus souvent garder l’assurance santé d’une petite société pendant neuf mois, à vos frais. Demandez dans les jours qui suivent.',
  },
  'us.state.tx.faulty-goods': {
    says: 'Au Texas, les biens d’un magasin doivent le plus souvent servir à l’usage normal. Sinon, demandez par écrit une réparation, un autre ou votre argent.',
  },
  'us.state.tx.sales-calls': {
    says: 'Au Texas, la loi de l’État limite aussi les appels et textos de vente. Notez le numéro et l’heure, et plaignez-vous à l’État.',
  },
  'us.state.tx.own-data': {
    says: 'Au Texas, vous pouvez demander à la plupart des grandes sociétés ce qu’elles savent de vous, de l’effacer ou de ne pas le vendre. Elles ont le plus souvent 45 jours.',
  },
  'us.state.tx.credit-freeze': {
    says: 'Au Texas, vous pouvez geler (freeze) gratuitement votre dossier de crédit, pour que personne n’ouvre facilement un compte à votre nom.',
  },
  'us.state.tx.association-records': {
    says: 'Au Texas, un propriétaire peut demander par écrit à voir les documents et les comptes de l’association.',
  },
  'us.state.tx.hearing-days': {
    says: 'Au Texas, vous avez le plus souvent 90 jours après l’avis pour demander une audience (hearing). Demandez avant le changement, et l’aide continue le plus souvent.',
  },
  'us.state.tx.cannot-pay-fine': {
    says: 'Au Texas, dites au tribunal avant l’échéance si vous ne pouvez pas payer une contravention. Il peut donner du temps, des parts ou un travail à la place.',
  },
  'us.state.tx.license-hold': {
    says: 'Au Texas, une ville peut bloquer le renouvellement du permis pour une contravention impayée. Cela finit quand vous payez ou que l’affaire finit. Demandez à ce tribunal.',
  },
  'us.state.tx.school-absence': {
    says: 'Au Texas, une école doit le plus souvent d’abord aider avant une affaire pour absences. Allez à la réunion avec les mots du médecin.',
  },
  'us.state.tx.toll-hold': {
    says: 'Au Texas, des péages impayés peuvent bloquer l’immatriculation. Demandez à temps un réexamen ou un plan de paiement, et gardez les preuves.',
  },
  'us.state.tx.jury-call': {
    says: 'Au Texas, vous pouvez le plus souvent demander un autre jour pour le service de juré (jury duty). Votre employeur ne peut pas vous renvoyer pour cela. Répondez avant la date.',
  },
  'us.state.tx.child-report': {
    says: 'Au Texas, vous pouvez demander un réexamen (review) d’une constatation de maltraitance d’enfant, dans les jours de la lettre. Demandez aussi votre dossier.',
  },
}
