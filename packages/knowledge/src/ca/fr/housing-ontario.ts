/** Notices to end a tenancy and late rent in Ontario: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ONTARIO_WORDS: Words = {
  'ca.home.on-element-date': {
    says: 'Un avis de l’Ontario doit nommer le jour où le bail prendrait fin.',
    name: 'La date de fin du bail (termination date)',
    ifMissing:
      'Nous ne voyons pas de date de fin (termination date). Un avis sans date peut ne pas compter. Demandez à une clinique juridique.',
  },
  'ca.home.on-board': {
    says: 'En Ontario, seule la Commission de la location immobilière (Landlord and Tenant Board) peut ordonner votre départ. Seul le shérif peut exécuter cet ordre.',
  },
  'ca.home.on-void': {
    says: 'En Ontario, vous pouvez mettre fin à un avis N4. Payez tout le loyer dû avant que le propriétaire s’adresse à la Commission (Board).',
  },
  'ca.home.on-before-order': {
    says: 'Même après leur demande, vous pouvez l’arrêter. Payez le loyer et les frais de dépôt avant que l’ordonnance soit rendue.',
  },
  'ca.home.on-n4-time': {
    says: 'Un N4 donné depuis le 21 septembre 2026 n’a besoin que de 7 jours. Avant, c’était 14 si vous louez au mois.',
  },
  'ca.home.on-n4': {
    says: 'Un N4 d’avant le 21 septembre 2026 donne à un locataire au mois au moins 14 jours pour payer. Nous comptons depuis sa date. C’est la date de fin (termination date) du formulaire qui compte.',
    action: 'Payer tout le loyer dû',
    consequence: 'Le propriétaire peut demander votre expulsion à la Commission (Board).',
  },
  'ca.home.on-n4-seven': {
    says: 'Un N4 vous donne au moins 7 jours pour payer. Nous comptons depuis sa date. C’est la date de fin (termination date) du formulaire qui compte.',
    action: 'Payer tout le loyer dû',
    consequence: 'Le propriétaire peut demander votre expulsion à la Commission (Board).',
  },
  'ca.home.on-bill-60': {
    says: 'Pour parler de mauvaises réparations à l’audience, payez d’abord au propriétaire la moitié du loyer demandé. Faites-le sept jours avant, et envoyez d’ici là vos points et vos preuves. Vous pouvez toujours dire que la somme est fausse.',
  },
  'ca.home.on-n12': {
    says: 'En Ontario, un propriétaire qui veut le logement pour sa famille ou un acheteur doit donner 60 jours, jusqu’à la fin d’une période de location.',
  },
  'ca.home.on-n12-pay': {
    says: 'Pour son propre usage, on vous doit un mois de loyer ou l’offre d’un autre logement. Depuis le 21 septembre 2026, un propriétaire qui donne 120 jours n’a pas à le payer. Pour un acheteur, il reste dû.',
  },
  'ca.home.on-relief': {
    says: 'La Commission (Board) doit regarder tout ce qui parle pour vous. Elle peut refuser ou retarder une expulsion, même si vous avez enfreint les règles.',
  },
  'ca.home.on-bad-faith': {
    says: 'Si le motif d’usage personnel était faux, vous pouvez réclamer jusqu’à 12 mois de loyer et plus. Faites la demande dans l’année après votre départ.',
  },
  'ca.home.on-step': {
    says: 'Vous n’avez pas à partir à la date de l’avis. Attendez l’avis d’audience (notice of hearing), et allez à l’audience.',
  },
  'ca.home.on-n13': {
    says: "Pour rénover, un bailleur en Ontario doit utiliser le formulaire N13 et donner 120 jours, jusqu'à la fin d'une période de loyer ou du bail. La Commission vérifie aussi la bonne foi et les permis. Une simple lettre ne vaut pas.",
  },
  'ca.home.on-n13-return': {
    says: 'Avant de partir, écrivez que vous voulez revenir après les travaux, puis donnez chaque nouvelle adresse. Vous pouvez revenir au loyer comme si vous étiez resté. Une somme pour le départ est aussi due le plus souvent.',
  },
  'ca.home.on-form': {
    says: 'En Ontario, l’avis du bailleur ne vaut que sur le formulaire de la Commission (CLI), comme le N12 pour usage personnel ou le N4 pour le loyer. Une lettre à sa façon, un texto ou un courriel ne suffit pas.',
  },
}
