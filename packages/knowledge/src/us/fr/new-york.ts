/** The French words of the rows of New York: ../new-york-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const NEW_YORK_FR: Words = {
  'us.state.ny.collector-calls': {
    says: 'Dans l’État de New York, une agence de recouvrement ou un prêteur ne peut pas vous harceler, ni parler à votre chef avant un jugement. Signalez-le à l’Attorney General.',
  },
  'us.state.ny.collector-license': {
    says: 'Dans la ville de New York, une agence de recouvrement doit avoir une licence de la ville. Depuis le 1er septembre 2026, les règles de la ville lient aussi les prêteurs qui recouvrent eux-mêmes. Demandez par écrit la preuve de la dette.',
  },
  'us.state.ny.old-debt': {
    says: 'Dans l’État de New York, l’agence de recouvrement doit vous dire par écrit quand une dette est peut-être trop ancienne pour la justice. Vous n’avez rien à payer ni à promettre.',
  },
  'us.state.ny.stolen-name': {
    says: 'Dans l’État de New York, l’agence doit s’arrêter et vérifier si vous envoyez une plainte à la police ou à la FTC et une lettre signée disant que la dette n’est pas la vôtre.',
  },
  'us.state.ny.judgment-life': {
    says: 'Dans l’État de New York, un jugement peut servir pendant 20 ans. Pour une dette de consommation, l’intérêt n’est que de 2 % par an.',
  },
  'us.state.ny.less-from-pay': {
    says: 'Dans l’État de New York, vous avez 20 jours pour payer vous-même un dixième avant que votre employeur soit averti. Vous pouvez demander au tribunal de prendre moins.',
  },
  'us.state.ny.medical-debt': {
    says: 'Dans l’État de New York, un hôpital ou un médecin doit aller en justice dans les trois ans. Il ne peut ni prendre votre paie ni mettre un droit (lien) sur votre maison.',
  },
  'us.state.ny.rest-after-sale': {
    says: 'Dans l’État de New York, un prêteur doit demander le reste au tribunal dans les 90 jours après la remise de l’acte (deed). La juste valeur de la maison compte.',
  },
  'us.state.ny.debt-relief': {
    says: 'Dans l’État de New York, une loi de l’État encadre les sociétés qui promettent d’alléger les dettes ou d’améliorer le crédit. Ne payez rien d’avance et demandez comment annuler.',
  },
  'us.state.ny.builder-lien': {
    says: 'Dans l’État de New York, un droit (lien) sur une maison d’une famille doit être déposé dans les quatre mois après les derniers travaux. Vous pouvez exiger que l’entrepreneur aille en justice sous 30 jours.',
  },
  'us.state.ny.rest-of-car-loan': {
    says: 'Dans l’État de New York, un prêteur a le plus souvent quatre ans pour réclamer en justice le reste d’un prêt auto. Si son avis ou la vente était faux, il peut le perdre.',
  },
  'us.state.ny.court-fees': {
    says: 'Dans l’État de New York, les personnes à faible revenu peuvent demander au tribunal de ne pas payer ses frais. Demandez le formulaire au greffe (clerk).',
  },
  'us.state.ny.upfront-money': {
    says: 'Dans l’État de New York, un dépôt peut être d’un mois de loyer au plus, et les frais de vérification de 20 $ au plus.',
  },
  'us.state.ny.last-notice': {
    says: 'Dans l’État de New York, un marshal ou un shérif doit vous avertir au moins 14 jours avant. Un juge peut vous donner jusqu’à un an pour partir.',
  },
  'us.state.ny.safe-leave': {
    says: 'Dans l’État de New York, une victime de violences peut le plus souvent finir un bail plus tôt avec des preuves. Demandez d’abord à une ligne d’aide.',
  },
  'us.state.ny.landlords-bill': {
    says: 'Dans l’État de New York, quand le bailleur ne paie pas l’électricité ou l’eau, les locataires peuvent le plus souvent payer et le déduire du loyer.',
  },
  'us.state.ny.mobile-home': {
    says: 'Dans l’État de New York, un parc doit vous offrir un bail et ne peut expulser que pour des raisons prévues par la loi. Le loyer peut le plus souvent monter de 3 % par an.',
  },
  'us.state.ny.foreclosed-tenant': {
    says: 'Dans l’État de New York, les locataires d’un logement saisi ont le plus souvent 90 jours de préavis. Un vrai bail court le plus souvent jusqu’à sa fin.',
  },
  'us.state.ny.late-rent': {
    says: 'Dans l’État de New York, un bailleur doit envoyer une lettre recommandée quand le loyer a cinq jours de retard. Si rien n’est venu, dites-le au tribunal.',
  },
  'us.state.ny.broken-rule': {
    says: 'Dans l’État de New York, après une décision sur une règle du bail non respectée, vous avez 30 jours pour corriger et pouvez alors rester.',
  },
  'us.state.ny.eviction-record': {
    says: 'Dans l’État de New York, un bailleur ne peut pas vous refuser à cause d’un ancien dossier d’expulsion.',
  },
  'us.state.ny.rental-refused': {
    says: 'Dans l’État de New York, un bailleur ne peut pas vous refuser pour l’origine, la religion, les enfants, un handicap ou autre. Pour un bon de logement (voucher), demandez à l’aide juridique (legal aid) : les tribunaux en débattent.',
  },
  'us.state.ny.holdover': {
    says: 'Dans l’État de New York, un juge peut, dans un dossier de fin de bail (holdover), vous donner jusqu’à un an pour partir si vous avez cherché un logement sans en trouver.',
  },
  'us.state.ny.pay-deductions': {
    says: 'Dans l’État de New York, une société ne peut retenir sur votre paie que ce que la loi permet ou que vous avez accepté par écrit.',
  },
  'us.state.ny.keep-cover': {
    says: 'Dans l’État de New York, vous pouvez le plus souvent garder l’assurance santé d’une petite société aussi, jusqu’à 36 mois, à vos frais. Demandez dans les jours qui suivent.',
  },
  'us.state.ny.end-papers': {
    says: 'Dans l’État de New York, une société doit vous dire par écrit sous cinq jours ouvrés le jour où votre emploi et vos avantages finissent.',
  },
  'us.state.ny.freelance-pay': {
    says: 'Dans l’État de New York, un travailleur indépendant doit le plus souvent avoir un contrat écrit et être payé au jour convenu, ou dans les 30 jours après le travail.',
  },
  'us.state.ny.minimum-pay': {
    says: 'Dans l’État de New York, le salaire minimum est plus haut que celui du pays. Vous pouvez réclamer ce qui manque.',
  },
  'us.state.ny.store-return': {
    says: 'Dans l’État de New York, un magasin qui ne reprend rien doit l’afficher. Sinon, vous pouvez le plus souvent rendre les biens sous 30 jours.',
  },
  'us.state.ny.faulty-goods': {
    says: 'Dans l’État de New York, les biens d’un magasin doivent le plus souvent servir à l’usage normal. Sinon, demandez par écrit une réparation, un autre ou votre argent.',
  },
  'us.state.ny.gift-card': {
    says: 'Dans l’État de New York, une carte-cadeau doit le plus souvent durer neuf ans et ne peut pas perdre de la valeur par des frais.',
  },
  'us.state.ny.sales-calls': {
    says: 'Dans l’État de New York, la loi de l’État limite aussi les appels et textos de vente. Notez le numéro et l’heure, et plaignez-vous à l’État.',
  },
  'us.state.ny.credit-freeze': {
    says: 'Dans l’État de New York, vous pouvez geler (freeze) gratuitement votre dossier de crédit, pour que personne n’ouvre facilement un compte à votre nom.',
  },
  'us.state.ny.hidden-fees': {
    says: 'Dans l’État de New York, un magasin qui prend plus pour les cartes doit afficher le prix complet par carte avant que vous payiez.',
  },
  'us.state.ny.sick-at-home': {
    says: 'Dans l’État de New York, un mot du médecin disant qu’une personne est très malade chez vous peut arrêter une coupure. Demandez aujourd’hui le formulaire de la société.',
  },
  'us.state.ny.no-fault-cover': {
    says: 'Dans l’État de New York, un assureur auto doit payer ou refuser une facture no-fault sous 30 jours après la preuve. Un refus peut aller en arbitrage (arbitration).',
  },
  'us.state.ny.hearing-days': {
    says: 'Dans l’État de New York, vous avez le plus souvent 60 jours après l’avis pour demander une audience (hearing), ou 90 pour SNAP. Demandez avant le changement, et l’aide continue le plus souvent.',
  },
  'us.state.ny.school-absence': {
    says: 'Dans l’État de New York, une école doit le plus souvent d’abord aider avant une affaire pour absences. Allez à la réunion avec les mots du médecin.',
  },
  'us.state.ny.benefits-in-good-faith': {
    says: 'Dans l’État de New York, l’aide reçue de bonne foi, avec des réponses vraies, n’est peut-être pas à rendre. Demandez une audience (hearing) sous 30 jours.',
  },
  'us.state.ny.small-claims-limit': {
    says: 'Dans l’État de New York, les petits litiges (small claims) vont jusqu’à 10 000 $ dans la ville de New York, 5 000 $ dans d’autres villes et 3 000 $ aux tribunaux de town et village.',
  },
  'us.state.ny.toll-hold': {
    says: 'Dans l’État de New York, des péages impayés peuvent bloquer l’immatriculation. Demandez à temps un réexamen ou un plan de paiement, et gardez les preuves.',
  },
  'us.state.ny.jury-call': {
    says: 'Dans l’État de New York, vous pouvez le plus souvent demander un autre jour pour le service de juré (jury duty). Votre employeur ne peut pas vous renvoyer pour cela. Répondez avant la date.',
  },
  'us.state.ny.insurance-gap': {
    says: 'Dans l’État de New York, un trou dans votre assurance auto peut suspendre l’immatriculation. Envoyez la preuve d’assurance avant la date, ou demandez une audience (hearing).',
  },
  'us.state.ny.child-report': {
    says: 'Dans l’État de New York, vous avez le plus souvent 90 jours après l’avis pour demander de changer un rapport de maltraitance d’enfant. Une audience (hearing) peut suivre.',
  },
}
