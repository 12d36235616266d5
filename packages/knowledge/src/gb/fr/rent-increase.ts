/** A notice of a higher rent in England, from a private or a social landlord: what makes it count, who can set the rent, and what to do before the day. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_FR: Words = {
  'gb.rent-rise.not-yet': {
    says: 'Jusqu’au jour indiqué, vous ne devez que l’ancien loyer. Refuser la hausse n’est pas un motif légal pour vous expulser.',
  },
  'gb.rent-rise.reality': {
    says: 'Le tribunal regarde les loyers de logements semblables près de chez vous. Vos moyens ne comptent pas : rassemblez donc des annonces.',
  },
  'gb.rent-rise.right-faulty': {
    says: 'Un avis sur le mauvais formulaire, avec moins de deux mois ou moins de 52 semaines après la dernière hausse ne change pas votre loyer. Le tribunal peut le dire.',
  },
  'gb.rent-rise.right-hardship': {
    says: 'Si le nouveau loyer vous mettait en grande difficulté, le tribunal peut en reporter le début de deux mois au plus après sa décision.',
  },
  'gb.rent-rise.right-leave': {
    says: 'Vous pouvez mettre fin au bail avec un préavis écrit de deux mois, sans donner de motif.',
  },
  'gb.rent-rise.step-check': {
    says: 'Vérifiez trois points. Est-ce le formulaire Form 4A ? Y a-t-il deux mois entiers avant le début ? 52 semaines ont-elles passé depuis la dernière hausse ou votre arrivée ?',
  },
  'gb.rent-rise.step-mark': {
    says: 'Notez le jour où le nouveau loyer commence. Pour le contester, votre formulaire doit arriver au tribunal avant ce jour.',
  },
  'gb.rent-rise.step-old-rent': {
    says: 'Continuez à payer l’ancien loyer à temps jusqu’au début du nouveau. Payer plus maintenant peut passer pour un oui.',
  },
  'gb.rent-rise.step-benefits': {
    says: 'Si vous touchez Universal Credit ou Housing Benefit, déclarez le nouveau loyer dès qu’il commence. Demandez à un conseiller d’autres aides.',
  },
  'gb.rent-rise.option-tribunal': {
    says: 'Envoyez au tribunal son formulaire, cet avis et des annonces de logements semblables, avant le début du nouveau loyer.',
    title: 'Demander au tribunal de fixer le loyer',
    cost: '£47, sans frais d’audience. Aide possible si vos revenus sont bas.',
    time: 'Quelques semaines ou mois. Vous payez l’ancien loyer jusque-là.',
    risk: 'Faible. Il ne peut pas fixer plus que ce que demande le bailleur.',
    bestFor: 'Le loyer dépasse celui de logements semblables, ou l’avis a un défaut.',
  },
  'gb.rent-rise.option-talk': {
    says: 'Montrez au bailleur les loyers de logements semblables et offrez ce que vous pouvez payer. Demandez une réponse écrite.',
    title: 'Proposer une hausse plus petite',
    cost: 'Seulement ce que vous acceptez.',
    time: 'Quelques jours.',
    risk: 'Discuter n’arrête pas le délai. Ce que vous signez peut vous engager.',
    bestFor: 'Vous voulez rester et garder la paix.',
  },
  'gb.rent-rise.insight-rent-day': {
    says: 'Le nouveau loyer doit commencer le premier jour d’une période de loyer. C’est souvent votre jour de paiement.',
    actionable:
      'Comparez ce jour avec votre jour de paiement. S’ils diffèrent, dites-le au bailleur et au tribunal.',
  },
  'gb.rent-rise.right-social': {
    says: 'Une mairie (council) ou un bailleur social (housing association) peut augmenter la plupart des loyers une fois par an, dans une limite fixée par l’État.',
  },
  'gb.rent-rise.right-council-notice': {
    says: 'La mairie (council) doit vous prévenir par écrit au moins quatre semaines avant le nouveau loyer.',
  },
  'gb.rent-rise.step-social': {
    says: 'Demandez comment le nouveau loyer et les charges ont été calculés, et s’ils respectent la limite de l’État.',
  },
  'gb.rent-rise.option-social': {
    says: 'Suivez d’abord la voie de réclamation du bailleur. Après sa dernière réponse, vous pouvez saisir le Housing Ombudsman.',
    title: 'Faire une réclamation au bailleur',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Aucun. Continuez à payer le loyer.',
    bestFor: 'La somme dépasse la limite ou reste sans explication.',
  },
  'gb.rent-rise.deadline-england': {
    says: 'Le tribunal doit avoir votre formulaire avant le début du nouveau loyer. Nous comptons jusqu’au dernier jour ouvré avant.',
    action: 'Envoyer le formulaire au tribunal, si vous voulez contester le loyer',
    consequence: 'Ensuite, le nouveau loyer commence et le tribunal ne peut plus l’examiner.',
  },
  'gb.rent-rise.reality-social': {
    says: 'La plupart des loyers sociaux montent une fois par an, souvent en avril. Vérifiez la somme et les aides.',
  },
  'gb.rent-rise.not-yet-social': {
    says: 'Contester une hausse n’est pas un motif d’expulsion. Seul un tribunal peut mettre fin au bail.',
  },
  'gb.rent-rise.insight-lodger': {
    says: 'Ces règles valent pour qui ne vit pas avec le bailleur. Un hôte chez l’habitant ou un étudiant en résidence a d’autres règles.',
    actionable:
      'Vivez-vous chez le bailleur ou en résidence ? Regardez votre contrat et demandez à Shelter.',
  },
}
