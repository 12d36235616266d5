/** The French words of the rows of California: ../california-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const CALIFORNIA_FR: Words = {
  'us.state.ca.collector-calls': {
    says: 'En Californie, une agence de recouvrement ou un prêteur ne peut pas vous harceler, parler de la dette à votre chef, ni faire de fausses menaces. Gardez des notes : vous pouvez aller en justice.',
  },
  'us.state.ca.collector-license': {
    says: 'En Californie, une agence de recouvrement doit avoir une licence de l’État et montrer son numéro dans ses lettres. Vérifiez ce numéro avant de payer.',
  },
  'us.state.ca.old-debt': {
    says: 'En Californie, personne ne peut aller en justice pour une dette trop ancienne, et l’agence de recouvrement doit vous le dire par écrit.',
  },
  'us.state.ca.stolen-name': {
    says: 'En Californie, l’agence doit s’arrêter et vérifier si vous envoyez une plainte à la police ou à la FTC et une lettre signée disant que la dette n’est pas la vôtre.',
  },
  'us.state.ca.judgment-life': {
    says: 'En Californie, un jugement dure dix ans. Pour une petite dette de carte ou de soins, il se renouvelle une seule fois, pour cinq ans, à 5 % d’intérêt.',
  },
  'us.state.ca.less-from-pay': {
    says: 'En Californie, vous pouvez demander qu’on prenne moins sur votre paie si votre famille en a besoin. Donnez au shérif le formulaire WG-006.',
  },
  'us.state.ca.debt-of-the-dead': {
    says: 'En Californie, une société a le plus souvent un an après le décès pour réclamer en justice une dette du défunt. Demandez une preuve avant de payer.',
  },
  'us.state.ca.rest-after-sale': {
    says: 'En Californie, un prêteur ne peut le plus souvent pas réclamer le reste après une vente sans tribunal, ni sur le prêt qui a payé la maison.',
  },
  'us.state.ca.debt-relief': {
    says: 'En Californie, une loi de l’État encadre les sociétés qui promettent d’alléger les dettes ou d’améliorer le crédit. Ne payez rien d’avance et demandez comment annuler.',
  },
  'us.state.ca.small-judgment': {
    says: 'En Californie, la personne poursuivie peut faire appel d’un petit litige (small claims) dans les 30 jours. Si vous avez manqué l’audience, demandez d’abord à ce tribunal d’annuler.',
  },
  'us.state.ca.small-judgment-paid': {
    says: 'En Californie, personne ne peut faire exécuter un jugement de petit litige (small claims) avant la fin du délai d’appel. Demandez au tribunal de payer en plusieurs fois. Une fois payé, le gagnant doit le dire au tribunal.',
  },
  'us.state.ca.rest-of-car-loan': {
    says: 'En Californie, un prêteur a le plus souvent quatre ans pour réclamer en justice le reste d’un prêt auto. Si son avis ou la vente était faux, il peut le perdre.',
  },
  'us.state.ca.court-fees': {
    says: 'En Californie, les personnes à faible revenu peuvent demander au tribunal de ne pas payer ses frais. Demandez le formulaire au greffe (clerk).',
  },
  'us.state.ca.rental-refused': {
    says: 'En Californie, un bailleur ne peut pas vous refuser pour l’origine, la religion, les enfants, un handicap ou autre, ni parce que vous avez un bon de logement (voucher).',
  },
  'us.state.ca.upfront-money': {
    says: 'En Californie, un dépôt peut le plus souvent être d’un mois de loyer au plus. Des frais de vérification ne peuvent couvrir que le coût réel.',
  },
  'us.state.ca.last-notice': {
    says: 'En Californie, l’avis du shérif vous donne cinq jours. Avant leur fin, vous pouvez demander plus de temps au juge.',
  },
  'us.state.ca.safe-leave': {
    says: 'En Californie, une victime de violences peut le plus souvent finir un bail plus tôt avec des preuves. Demandez d’abord à une ligne d’aide.',
  },
  'us.state.ca.landlords-bill': {
    says: 'En Californie, quand le bailleur ne paie pas l’électricité ou l’eau, les locataires peuvent le plus souvent payer et le déduire du loyer.',
  },
  'us.state.ca.mobile-home': {
    says: 'En Californie, un parc ne peut vous faire partir que pour des raisons prévues par la loi, avec 60 jours de préavis. Une hausse de loyer demande 90 jours.',
  },
  'us.state.ca.foreclosed-tenant': {
    says: 'En Californie, les locataires d’un logement saisi ont le plus souvent 90 jours de préavis. Un vrai bail court le plus souvent jusqu’à sa fin.',
  },
  'us.state.ca.no-fault-move': {
    says: 'En Californie, si vous devez partir sans faute de votre part, le bailleur doit le plus souvent un mois de loyer ou renonce au dernier.',
  },
  'us.state.ca.broken-rule': {
    says: 'En Californie, un avis pour une règle non respectée doit le plus souvent vous laisser trois jours ouvrés pour corriger.',
  },
  'us.state.ca.eviction-record': {
    says: 'En Californie, le tribunal cache la plupart des dossiers d’expulsion, sauf si le bailleur gagne dans les 60 jours.',
  },
  'us.state.ca.pay-deductions': {
    says: 'En Californie, une société ne peut le plus souvent pas retenir des pertes ou de la casse sur votre paie. Elle doit rembourser ce que le travail vous a coûté.',
  },
  'us.state.ca.keep-cover': {
    says: 'En Californie, vous pouvez le plus souvent garder l’assurance santé d’une petite société aussi, jusqu’à 36 mois, à vos frais. Demandez dans les jours qui suivent.',
  },
  'us.state.ca.end-papers': {
    says: 'En Californie, une société doit vous donner un avis écrit quand elle vous renvoie, et la brochure de l’État sur le chômage.',
  },
  'us.state.ca.freelance-pay': {
    says: 'En Californie, un travailleur indépendant doit le plus souvent avoir un contrat écrit et être payé au jour convenu, ou dans les 30 jours après le travail.',
  },
  'us.state.ca.worker-test': {
    says: 'En Californie, vous comptez comme salarié sauf si la société prouve que vous êtes libre, faites un autre travail que le sien et avez votre propre métier.',
  },
  'us.state.ca.minimum-pay': {
    says: 'En Californie, le salaire minimum est plus haut que celui du pays. Vous pouvez réclamer ce qui manque.',
  },
  'us.state.ca.store-return': {
    says: 'En Californie, un magasin qui ne reprend rien doit l’afficher. Sinon, vous pouvez le plus souvent rendre les biens sous 30 jours.',
  },
  'us.state.ca.faulty-goods': {
    says: 'En Californie, les biens d’un magasin doivent le plus souvent servir à l’usage normal. Sinon, demandez par écrit une réparation, un autre ou votre argent.',
  },
  'us.state.ca.gift-card': {
    says: 'En Californie, la plupart des cartes-cadeaux achetées ne peuvent pas expirer ni perdre de la valeur par des frais. Sinon, plaignez-vous à l’État.',
  },
  'us.state.ca.sales-calls': {
    says: 'En Californie, la loi de l’État limite aussi les appels et textos de vente. Notez le numéro et l’heure, et plaignez-vous à l’État.',
  },
  'us.state.ca.own-data': {
    says: 'En Californie, vous pouvez demander à la plupart des grandes sociétés ce qu’elles savent de vous, de l’effacer ou de ne pas le vendre. Elles ont le plus souvent 45 jours.',
  },
  'us.state.ca.credit-freeze': {
    says: 'En Californie, vous pouvez geler (freeze) gratuitement votre dossier de crédit, pour que personne n’ouvre facilement un compte à votre nom.',
  },
  'us.state.ca.hidden-fees': {
    says: 'En Californie, le prix affiché doit contenir tous les frais inévitables, sauf les taxes et l’envoi.',
  },
  'us.state.ca.association-records': {
    says: 'En Californie, un propriétaire peut demander par écrit à voir les documents et les comptes de l’association.',
  },
  'us.state.ca.after-disaster': {
    says: 'En Californie, un assureur ne peut le plus souvent pas finir l’assurance d’une maison pendant un an après l’état d’urgence pour un feu de forêt proche.',
  },
  'us.state.ca.sick-at-home': {
    says: 'En Californie, un mot du médecin disant qu’une personne est très malade chez vous peut arrêter une coupure. Demandez aujourd’hui le formulaire de la société.',
  },
  'us.state.ca.hearing-days': {
    says: 'En Californie, vous avez le plus souvent 90 jours après l’avis pour demander une audience (hearing). Demandez avant le changement, et l’aide continue le plus souvent.',
  },
  'us.state.ca.cannot-pay-fine': {
    says: 'En Californie, dites au tribunal avant l’échéance si vous ne pouvez pas payer une contravention. Il peut donner du temps, des parts ou un travail à la place.',
  },
  'us.state.ca.school-absence': {
    says: 'En Californie, une école doit le plus souvent d’abord aider avant une affaire pour absences. Allez à la réunion avec les mots du médecin.',
  },
  'us.state.ca.toll-hold': {
    says: 'En Californie, des péages impayés peuvent bloquer l’immatriculation. Demandez à temps un réexamen ou un plan de paiement, et gardez les preuves.',
  },
  'us.state.ca.jury-call': {
    says: 'En Californie, vous pouvez le plus souvent demander un autre jour pour le service de juré (jury duty). Votre employeur ne peut pas vous renvoyer pour cela. Répondez avant la date.',
  },
  'us.state.ca.insurance-gap': {
    says: 'En Californie, un trou dans votre assurance auto peut suspendre l’immatriculation. Envoyez la preuve d’assurance avant la date, ou demandez une audience (hearing).',
  },
  'us.state.ca.child-report': {
    says: 'En Californie, vous pouvez demander une audience (hearing) pour retirer votre nom du registre de maltraitance d’enfants, le plus souvent dans les 30 jours après l’avis.',
  },
  'us.state.ca.repair-surgery': {
    says: 'En Californie, la plupart des plans de santé doivent couvrir la chirurgie qui répare ce qui est anormal de naissance, par blessure ou maladie. Ce n’est pas esthétique.',
  },
}
