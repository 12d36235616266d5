/** Amendes pénales, loyer foncier, prestations, offres et fraude : les lignes du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'gb.court-fine.wants': {
    says: 'Un tribunal vous a infligé une amende et en a ordonné le recouvrement (collection order). Il veut toute la somme à la date indiquée.',
  },
  'gb.court-fine.who': {
    says: 'Ce papier vient d’un tribunal pénal (magistrates’ court). Ce n’est pas une entreprise privée.',
  },
  'gb.court-fine.reality': {
    says: 'C’est réel, mais vous pouvez demander plus de temps avant la date. Après, l’amende peut grandir.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Personne ne peut vous mettre en prison pour cela sans audience. Le tribunal doit d’abord vous interroger sur votre argent et sur le retard.',
  },
  'gb.court-fine.surcharge': {
    says: 'La loi ajoute une surtaxe (surcharge) à chaque amende. Pour un adulte, c’est le plus souvent 40 % de l’amende.',
  },
  'gb.court-fine.rights': {
    says: 'Vous pouvez demander plus de temps, faire appel, ou faire recommencer l’affaire si vous n’en saviez rien.',
  },
  'gb.court-fine.right-vary': {
    says: 'Si vous avez moins d’argent qu’avant, demandez au fines officer plus de temps ou des paiements plus petits. Faites-le avant la date.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Si vous ne saviez rien de l’affaire, vous pouvez faire une déclaration solennelle (statutory declaration) dans les 21 jours après l’avoir appris. L’affaire recommence alors.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Vous pouvez faire appel devant la Crown Court. Le délai est court et part du jugement : demandez aujourd’hui au tribunal combien il vous reste.',
  },
  'gb.court-fine.points': {
    says: 'Les points vont sur votre dossier de conducteur. Douze points en trois ans entraînent le plus souvent une interdiction de conduire. Comptez les vôtres.',
  },
  'gb.court-fine.step-call': {
    says: 'Appelez le fines team avant la date. Ayez devant vous le numéro de compte, votre salaire et vos factures.',
  },
  'gb.court-fine.step-check': {
    says: 'Additionnez l’amende, les frais et la surtaxe. Si le total ne va pas, interrogez le tribunal.',
  },
  'gb.court-fine.option-parts': {
    says: 'Demandez au fines team des paiements que vous pourrez tenir.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'Gratuit',
    time: 'Un appel',
    risk: 'Si vous en manquez un, le tribunal peut passer à l’étape suivante.',
    bestFor: 'Vous ne pouvez pas tout payer à la date.',
  },
  'gb.court-fine.option-help': {
    says: 'Un conseiller gratuit peut vous aider à demander un plan au tribunal.',
    title: 'Conseil gratuit sur les dettes',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Ne laissez pas passer la date en attendant.',
    bestFor: 'Vous avez aussi d’autres dettes.',
  },
  'gb.ground-rent.right-notice': {
    says: 'Le loyer foncier (ground rent) n’est dû qu’après un avis dans la forme fixée par la loi. Sa date doit être 30 à 60 jours plus tard.',
  },
  'gb.ground-rent.right-form': {
    says: 'L’avis doit suivre le modèle officiel, avec ses notes pour le titulaire du bail. S’il manque une partie, demandez un avis complet.',
  },
  'gb.ground-rent.right-address': {
    says: 'Le loyer n’est pas dû tant que le bailleur ne vous a pas donné une adresse en Angleterre ou au pays de Galles où lui écrire.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'On ne peut pas mettre fin au bail pour £350 ou moins, sauf si une partie a plus de trois ans de retard.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Des frais de retard doivent être justes et venir avec un résumé de vos droits. Un tribunal peut en décider.',
  },
  'gb.ground-rent.not-out': {
    says: 'Personne ne peut vous mettre dehors pour un loyer foncier sans juge.',
  },
  'gb.ground-rent.new-leases': {
    says: 'La plupart des baux conclus depuis le 30 juin 2022 ne peuvent demander aucun vrai loyer foncier. Regardez la date du vôtre.',
  },
  'gb.ground-rent.want': {
    says: 'Le propriétaire de l’immeuble ou du sol demande le loyer foncier de votre long bail.',
  },
  'gb.ground-rent.reality': {
    says: 'Si l’avis est juste, le loyer est dû. De petites sommes menacent rarement le logement, mais les frais peuvent grandir.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Si l’avis et la somme sont justes, payez et gardez la preuve.',
    title: 'Payer à la date',
    cost: 'Le loyer foncier.',
    time: 'À la date de l’avis.',
    risk: 'Aucun, si la somme est juste.',
    bestFor: 'L’avis va avec votre bail.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Écrivez ce qui manque ou est faux, et demandez un nouvel avis.',
    title: 'Demander un avis correct',
    cost: 'Un timbre.',
    time: 'Avant la date.',
    risk: 'Si vous avez tort, des frais peuvent venir.',
    bestFor: 'La forme, la somme ou l’adresse est fausse.',
  },
  'gb.ground-rent.step-check': {
    says: 'Cherchez dans le bail la somme et les jours du loyer foncier. Comparez avec l’avis.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Si l’avis est juste, payez à sa date pour éviter des frais. Sinon, écrivez ce qui manque.',
  },
  'gb.credit.right-hardship': {
    says: 'Quand une sanction réduit votre Universal Credit, vous pouvez demander une aide d’urgence (hardship payment) pour manger, vous chauffer et vous loger. Redemandez chaque mois.',
  },
  'gb.credit.right-sanction': {
    says: 'Vous pouvez demander que la sanction soit revue. Dites votre bonne raison et envoyez des preuves.',
  },
  'gb.credit.hardship-back': {
    says: 'Cette aide n’est reprise qu’après la fin de vos sanctions, et pas les mois où vous gagnez assez.',
  },
  'gb.credit.step-journal': {
    says: 'Écrivez dans votre journal ce qu’il vous faut et pourquoi. Gardez une copie et notez chaque appel.',
  },
  'gb.credit.advance-loan': {
    says: 'Une avance (advance) est un prêt sans intérêt. Une partie est retirée chaque mois de vos paiements suivants.',
  },
  'gb.credit.right-advance-less': {
    says: 'Si le reste ne suffit pas pour vivre, demandez une retenue plus petite ou une pause. Dites vos dépenses.',
  },
  'gb.offer.right-not-shown': {
    says: 'Une offre « without prejudice » ne peut pas être montrée au juge comme preuve de votre dette. Cela vaut pour la leur et pour la vôtre.',
  },
  'gb.offer.step-heading': {
    says: 'Si vous faites une offre, écrivez « without prejudice » en tête. Dites que vous ne reconnaissez pas la dette.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Ce cabinet écrit souvent pour du stationnement privé. Si c’est le cas, le titulaire qui ne conduisait pas ne doit que si l’avis est venu à temps.',
    actionable: 'Demandez à quoi correspond la dette, et une copie du premier avis.',
  },
  'gb.scam.warn-link': {
    says: 'Des voleurs copient ces messages. Ouvrez vous-même le site officiel, jamais par le lien. Tromper les gens pour de l’argent est un crime.',
  },
  'gb.stat.right-late-payment': {
    says: 'Entre deux entreprises, la loi ajoute des intérêts et £40, £70 ou £100 à une facture en retard. Cela ne vaut pas pour un achat de consommateur.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Un employeur juste prévient tôt, discute avec vous, choisit avec des critères justes et vous cherche un autre poste. Le tribunal vérifie chaque point.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'L’avis doit suivre le modèle officiel, avec ses notes pour le titulaire du bail. S’il manque une partie, demandez un avis complet.',
  },
  'gb.job.right-companion': {
    says: 'Vous pouvez venir à l’entretien avec un collègue ou un délégué syndical. S’il ne peut pas venir, vous pouvez demander une autre date dans les cinq jours ouvrés.',
  },
  'gb.bill.right-cut-off': {
    says: 'Pour l’électricité, ils doivent attendre 28 jours après la demande et vous prévenir sept jours ouvrés avant. Ils ne peuvent pas couper pour une somme que vous contestez vraiment.',
  },
  'gb.bill.know-redress': {
    says: 'La loi oblige une société d’énergie à adhérer à un médiateur gratuit (ombudsman). Si vous acceptez sa décision, la société doit la suivre.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'Le bailleur doit attendre 14 jours avant le tribunal. Un retard grave, c’est deux mois de loyer, ou huit semaines si vous payez à la semaine. Si vous devez moins à l’audience, le juge n’est pas obligé de vous faire partir.',
  },
  'gb.home.wales-breach': {
    says: 'Pour un retard de loyer, le bailleur doit attendre un mois après cet avis avant le tribunal. Le juge ne peut vous faire partir que si c’est raisonnable.',
  },
  'gb.home.right-social-protocol': {
    says: 'Pour un retard de loyer, la mairie ou le bailleur social doit d’abord essayer de convenir de ce que vous pouvez payer. Le juge peut regarder s’il l’a fait.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Un bailleur privé doit d’abord vous dire ce que vous devez et vos droits, et essayer de convenir d’un plan. Le Tribunal doit regarder si cela a été fait.',
  },
  'gb.speed.right-proof': {
    says: 'On ne peut pas vous condamner pour vitesse sur le seul avis d’un témoin. La preuve est le plus souvent une caméra ou un appareil. Vous pouvez demander à la voir.',
  },
  'gb.work.fair-price': {
    says: 'Si aucun prix n’était convenu pour un service, vous devez un prix raisonnable et pas plus. S’il a été mal fait, vous devez peut-être moins, et parfois rien.',
  },
  'gb.credit.migration-wants': {
    says: 'Vos anciennes aides prennent fin. Pour continuer à recevoir de l’aide, demandez Universal Credit avant la date limite (deadline day) de la lettre.',
  },
  'gb.credit.right-migration-time': {
    says: 'Si vous ne pouvez pas demander à temps, appelez le numéro de la lettre avant la date limite. Avec une bonne raison, comme une maladie, vous pouvez avoir plus de temps.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Si vous demandez à temps et que vos anciennes aides étaient plus hautes, une somme peut d’abord combler la différence. Si vous demandez trop tard, vous pouvez la perdre.',
  },
  'gb.job.hearing-wants': {
    says: 'Votre employeur vous convoque à un entretien et ne doit décider qu’après. Vous pouvez répondre à ce qu’il vous reproche.',
  },
  'gb.credit.migration-step': {
    says: 'Faites la demande en ligne sur GOV.UK avant la date limite. Préparez vos données bancaires, votre loyer, votre épargne et votre paie.',
  },
  'gb.home.wales-rent-notice': {
    says: "Cet avis porte sur un loyer plus élevé. Avec moins de deux mois de préavis, ou moins d'un an depuis la dernière hausse, le loyer ne change pas. Pour certains contrats d'avant décembre 2022, un comité des loyers peut décider.",
  },
}
