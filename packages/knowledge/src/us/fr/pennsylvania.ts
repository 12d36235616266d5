/** The French words of the rows of Pennsylvania: ../pennsylvania-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const PENNSYLVANIA_FR: Words = {
  'us.state.pa.collector-calls': {
    says: 'En Pennsylvanie, une agence de recouvrement ou un prêteur ne peut pas vous harceler, parler de la dette à votre chef, ni faire de fausses menaces. Gardez des notes : vous pouvez aller en justice.',
  },
  'us.state.pa.judgment-life': {
    says: 'En Pennsylvanie, le droit (lien) d’un jugement sur un terrain finit après cinq ans s’il n’est pas renouvelé. L’intérêt est le plus souvent de 6 % par an.',
  },
  'us.state.pa.rest-after-sale': {
    says: 'En Pennsylvanie, un prêteur doit demander dans les six mois au tribunal de fixer la juste valeur de la maison. Sinon, vous ne devez le plus souvent aucun reste.',
  },
  'us.state.pa.debt-relief': {
    says: 'En Pennsylvanie, une loi de l’État encadre les sociétés qui promettent d’alléger les dettes ou d’améliorer le crédit. Ne payez rien d’avance et demandez comment annuler.',
  },
  'us.state.pa.builder-lien': {
    says: 'En Pennsylvanie, un entrepreneur doit déposer son droit (lien) dans les six mois après les derniers travaux et agir en justice dans les deux ans. Vous pouvez l’obliger à agir en 20 jours.',
  },
  'us.state.pa.rest-of-car-loan': {
    says: 'En Pennsylvanie, un prêteur a le plus souvent quatre ans pour réclamer en justice le reste d’un prêt auto. Si son avis ou la vente était faux, il peut le perdre.',
  },
  'us.state.pa.court-fees': {
    says: 'En Pennsylvanie, les personnes à faible revenu peuvent demander au tribunal de ne pas payer ses frais. Demandez le formulaire au greffe (clerk).',
  },
  'us.state.pa.will-defend': {
    says: 'En Pennsylvanie, écrivez au bureau du juge de district avant l’audience que vous allez vous défendre. Votre propre demande doit y être déposée avant ce jour.',
  },
  'us.state.pa.rental-refused': {
    says: 'En Pennsylvanie, un bailleur ne peut pas vous refuser pour l’origine, la religion, les enfants, un handicap ou autre. La plainte est gratuite.',
  },
  'us.state.pa.upfront-money': {
    says: 'En Pennsylvanie, un dépôt peut être de deux mois de loyer au plus la première année, et d’un mois ensuite.',
  },
  'us.state.pa.last-notice': {
    says: 'En Pennsylvanie, un agent ne peut vous faire sortir qu’à partir du 11e jour après la remise de l’ordre. Vous avez dix jours pour faire appel du jugement.',
  },
  'us.state.pa.landlords-bill': {
    says: 'En Pennsylvanie, quand le bailleur ne paie pas l’électricité ou l’eau, les locataires peuvent le plus souvent payer et le déduire du loyer.',
  },
  'us.state.pa.mobile-home': {
    says: 'En Pennsylvanie, un parc ne peut expulser que pour des raisons prévues par la loi, et doit d’abord vous avertir et vous laisser le temps de corriger.',
  },
  'us.state.pa.rent-escrow': {
    says: 'En Pennsylvanie, quand une ville déclare un logement inhabitable, vous pouvez payer le loyer sur un compte bloqué (escrow). On ne peut pas vous expulser pour cela.',
  },
  'us.state.pa.broken-rule': {
    says: 'En Pennsylvanie, un avis pour une règle non respectée doit le plus souvent donner 15 jours, ou 30 pour un bail de plus d’un an. Lisez si votre bail dit moins.',
  },
  'us.state.pa.eviction-day': {
    says: 'En Pennsylvanie, venez à l’audience le jour indiqué. Si vous avez une demande contre le bailleur, déposez-la là avant ce jour.',
  },
  'us.state.pa.pay-deductions': {
    says: 'En Pennsylvanie, une société ne peut retenir sur votre paie que ce que la loi permet ou que vous avez accepté par écrit.',
  },
  'us.state.pa.keep-cover': {
    says: 'En Pennsylvanie, vous pouvez le plus souvent garder l’assurance santé d’une petite société pendant neuf mois, à vos frais. Demandez dans les jours qui suivent.',
  },
  'us.state.pa.own-file': {
    says: 'En Pennsylvanie, tant que vous y travaillez, vous pouvez voir votre dossier du personnel à certaines heures. Demandez par écrit.',
  },
  'us.state.pa.faulty-goods': {
    says: 'En Pennsylvanie, les biens d’un magasin doivent le plus souvent servir à l’usage normal. Sinon, demandez par écrit une réparation, un autre ou votre argent.',
  },
  'us.state.pa.sales-calls': {
    says: 'En Pennsylvanie, la loi de l’État limite aussi les appels et textos de vente. Notez le numéro et l’heure, et plaignez-vous à l’État.',
  },
  'us.state.pa.credit-freeze': {
    says: 'En Pennsylvanie, vous pouvez geler (freeze) gratuitement votre dossier de crédit, pour que personne n’ouvre facilement un compte à votre nom.',
  },
  'us.state.pa.association-records': {
    says: 'En Pennsylvanie, un propriétaire peut demander par écrit à voir les documents et les comptes de l’association.',
  },
  'us.state.pa.claim-days': {
    says: 'En Pennsylvanie, un assureur doit répondre sous dix jours ouvrés. Il doit le plus souvent dire oui ou non sous 15 jours ouvrés après vos preuves.',
  },
  'us.state.pa.sick-at-home': {
    says: 'En Pennsylvanie, un mot du médecin disant qu’une personne est très malade chez vous peut arrêter une coupure. Demandez aujourd’hui le formulaire de la société.',
  },
  'us.state.pa.back-bill': {
    says: 'En Pennsylvanie, une grosse facture pour un usage passé que la société a oublié peut le plus souvent se payer sur autant de mois qu’elle couvre.',
  },
  'us.state.pa.no-fault-cover': {
    says: 'En Pennsylvanie, votre propre assureur auto doit le plus souvent payer les soins sous 30 jours après la preuve, quel que soit le fautif. Le retard porte intérêt.',
  },
  'us.state.pa.hearing-days': {
    says: 'En Pennsylvanie, vous avez le plus souvent 30 jours après l’avis pour faire appel, ou 90 pour SNAP. Faites-le avant le changement, et l’aide continue le plus souvent.',
  },
  'us.state.pa.cannot-pay-fine': {
    says: 'En Pennsylvanie, dites au tribunal avant l’échéance si vous ne pouvez pas payer une contravention. Il peut donner du temps, des parts ou un travail à la place.',
  },
  'us.state.pa.license-hold': {
    says: 'En Pennsylvanie, ne pas répondre à une contravention peut suspendre le permis, jusqu’à votre réponse ou un plan avec le tribunal.',
  },
  'us.state.pa.school-absence': {
    says: 'En Pennsylvanie, une école doit le plus souvent d’abord aider avant une affaire pour absences. Allez à la réunion avec les mots du médecin.',
  },
  'us.state.pa.toll-hold': {
    says: 'En Pennsylvanie, des péages impayés peuvent bloquer l’immatriculation. Demandez à temps un réexamen ou un plan de paiement, et gardez les preuves.',
  },
  'us.state.pa.jury-call': {
    says: 'En Pennsylvanie, vous pouvez le plus souvent demander un autre jour pour le service de juré (jury duty). Votre employeur ne peut pas vous renvoyer pour cela. Répondez avant la date.',
  },
  'us.state.pa.insurance-gap': {
    says: 'En Pennsylvanie, un trou dans votre assurance auto peut suspendre l’immatriculation. Envoyez la preuve d’assurance avant la date, ou demandez une audience (hearing).',
  },
  'us.state.pa.child-report': {
    says: 'En Pennsylvanie, vous avez le plus souvent 90 jours après l’avis pour demander de changer un rapport de maltraitance d’enfant. Une audience (hearing) peut suivre.',
  },
}
