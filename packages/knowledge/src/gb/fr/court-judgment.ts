/** La décision de justice (judgment) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_FR: Words = {
  'gb.judgment.want': {
    says: 'Le papier dit combien, à qui et jusqu’à quand.',
  },
  'gb.judgment.reality': {
    says: 'C’est réel, mais ce n’est pas la fin. Vous pouvez payer à temps, demander à payer en plusieurs fois, ou demander l’annulation avec de bonnes raisons.',
  },
  'gb.judgment.reality-scotland': {
    says: 'En Écosse, l’ordre de payer d’un tribunal s’appelle « decree ». Le plus souvent, le créancier doit d’abord remettre une demande officielle (charge), qui vous donne 14 jours.',
  },
  'gb.judgment.reality-ni': {
    says: 'En Irlande du Nord, seul l’Enforcement of Judgments Office fait exécuter une décision (judgment). Il doit regarder ce que vous pouvez payer.',
  },
  'gb.judgment.rights-summary': {
    says: 'Vous pouvez éviter l’inscription si vous payez tout dans le mois. Vous pouvez demander à payer moins par mois. Vous pouvez demander l’annulation si la décision est fausse.',
  },
  'gb.judgment.who': {
    says: 'Le tribunal a rendu l’ordre. L’argent va au demandeur (claimant), pas au tribunal. Payez le demandeur, et gardez la preuve.',
  },
  'gb.judgment.no-bailiff-if-paid': {
    says: 'Tant que vous suivez les paiements fixés par le tribunal, ils ne peuvent pas envoyer d’huissiers (bailiffs) pour cette décision.',
  },
  'gb.judgment.no-bailiff-notice': {
    says: 'Les huissiers (bailiffs) ne peuvent pas venir sans avis. Vous devez recevoir un avis au moins sept jours francs avant qu’ils prennent des biens.',
  },
  'gb.judgment.know-month': {
    says: 'Payez tout dans le mois après la décision (judgment), et elle sort du registre. Plus tard, elle y reste six ans, marquée comme payée.',
    learnMore:
      'Envoyez au tribunal la preuve de votre paiement. Demandez un certificat s’il vous en faut un.',
  },
  'gb.judgment.one-month': {
    says: 'Si vous payez tout dans le mois après la date de la décision (judgment), elle est retirée du registre.',
    action: 'Tout payer, si vous voulez sortir du registre public',
    consequence: 'Après ce jour, elle reste six ans au registre, même si vous payez.',
  },
  'gb.judgment.instalments-step': {
    says: 'Payez chaque mensualité à temps, directement au demandeur (claimant), et gardez la preuve. Mettez en place un virement automatique (standing order) quelques jours avant la date due.',
  },
  'gb.judgment.instalments-option': {
    says: 'Payez la somme fixée par le tribunal avant chaque date due. Si vous ne pouvez pas, demandez à la changer avec le formulaire N245 avant d’en manquer une.',
    title: 'Suivre les mensualités',
    cost: 'La somme par mois de l’ordre.',
    time: 'Quelques minutes pour la mise en place.',
    risk: 'Un seul paiement manqué peut amener des huissiers (bailiffs).',
    bestFor: 'Vous devez l’argent et pouvez payer la somme par mois.',
  },
  'gb.judgment.option-pay': {
    says: 'Payez le demandeur (claimant) et envoyez la preuve au tribunal. L’inscription sort du registre.',
    title: 'Tout payer dans le mois',
    cost: 'La somme de la décision.',
    time: 'Dans le mois après la date de la décision.',
    risk: 'Vous perdez peut-être la chance de la contester.',
    bestFor: 'Vous devez l’argent et pouvez le trouver.',
  },
  'gb.judgment.option-set-aside': {
    says: 'Utilisez le formulaire N244. Expliquez votre défense et pourquoi vous n’avez pas répondu avant.',
    title: 'Demander au tribunal de l’annuler',
    cost: 'Des frais de tribunal. Une aide est possible avec de petits revenus.',
    time: 'Agissez en quelques jours. Une audience en quelques semaines.',
    risk: 'Si vous perdez, vous pouvez aussi payer leurs frais.',
    bestFor: 'Vous n’avez jamais reçu la demande, ou vous ne devez rien.',
  },
  'gb.judgment.option-vary': {
    says: 'Utilisez le formulaire N245 avec votre budget. Continuez à payer ce que vous pouvez pendant l’attente.',
    title: 'Demander à payer de plus petites sommes',
    cost: 'De petits frais de tribunal. Une aide est possible.',
    time: 'Quelques semaines.',
    risk: 'Elle reste six ans au registre.',
    bestFor: 'Vous devez l’argent, mais les paiements sont trop élevés.',
  },
  'gb.judgment.option-help': {
    says: 'Un conseiller peut vérifier si elle peut être annulée, et regarder toutes vos dettes.',
    title: 'Prendre un conseil gratuit sur les dettes',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec une décision de justice (judgment).',
  },
  'gb.judgment.rights-later': {
    says: 'Vous pouvez demander de payer moins par mois. S’il est faux, demandez son annulation. Une fois tout payé, il est marqué comme payé.',
  },
  'gb.judgment.option-pay-later': {
    says: 'Payez le demandeur et envoyez la preuve au tribunal. Le registre montre alors que vous avez payé.',
    title: 'Tout payer et le faire marquer comme payé',
    cost: 'Ce qui reste du jugement.',
    time: 'Quelques semaines avant que le registre le montre.',
    risk: 'Il reste six ans au registre, comme payé.',
    bestFor: 'Vous devez la somme et avez trouvé l’argent.',
  },
}
