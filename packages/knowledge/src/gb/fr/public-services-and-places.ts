/** French: planning next door, hospital under the Mental Health Act, shops on a lease, company pensions, injuries, and equal treatment in shops. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_SERVICES_AND_PLACES_FR: Words = {
  'gb.planning.wants': {
    says: "La commune vous demande votre avis sur des travaux près de chez vous. Vous n'êtes pas obligé de répondre.",
  },
  'gb.planning.right-comment': {
    says: "Vous pouvez donner votre avis avant le jour indiqué, le plus souvent sous 21 jours. La commune doit l'examiner s'il touche l'urbanisme : lumière, vue, taille, bruit, circulation.",
  },
  'gb.planning.step': {
    says: "Regardez les plans en ligne. Écrivez de courts points sur la lumière, la vue, la taille ou le bruit. Le prix des maisons et les disputes ne comptent pas. Demandez l'aide d'un élu.",
  },
  'gb.sectioned.wants': {
    says: "La lettre dit que quelqu'un est gardé à l'hôpital selon le Mental Health Act, combien de temps et pourquoi.",
  },
  'gb.sectioned.right-tribunal': {
    says: 'Selon section 2, vous pouvez saisir un tribunal (tribunal) dans les 14 premiers jours. Selon section 3, une fois dans les six premiers mois. Un avocat est gratuit.',
  },
  'gb.sectioned.right-help': {
    says: 'On doit vous dire vos droits, et une aide indépendante (advocate) est gratuite. Le plus proche parent peut demander la sortie avec un préavis de 72 heures.',
  },
  'gb.sectioned.step': {
    says: "Demandez aujourd'hui au service un avocat et un advocate. Notez le jour où cela a commencé.",
  },
  'gb.shop-lease.right-renew': {
    says: 'Un locataire commercial peut le plus souvent rester et demander au tribunal un nouveau bail. Sauf si le bail avait exclu ces règles avant de commencer.',
  },
  'gb.shop-lease.answer': {
    says: "Le plus souvent, vous pouvez rester et demander un nouveau bail, sauf si l'ancien a exclu ces règles. Le bailleur doit avoir une raison légale, et vous aurez peut-être de l'argent. Agissez avant le jour de tout avis.",
  },
  'gb.injury.right-three-years': {
    says: "Une demande pour blessure doit être au tribunal sous trois ans. Pour un enfant, ils partent de 18 ans. Vous n'avez pas à accepter une première offre.",
  },
  'gb.injury.scotland': {
    says: "Une demande pour blessure doit être au tribunal sous trois ans. Pour un enfant, ils partent de 16 ans. Vous n'avez pas à accepter une première offre.",
  },
  'gb.injury.right-small-road': {
    says: "Les petites blessures en voiture passent par le site gratuit Official Injury Claim, avec des sommes fixes pour le coup du lapin. L'assureur ne peut rien offrir pour lui avant un rapport médical.",
  },
  'gb.injury.answer': {
    says: 'Ne vous pressez pas : vous avez trois ans pour aller au tribunal. Prenez un rapport médical avant toute offre, car elle met fin à la demande. Voyez un avocat ; beaucoup ne coûtent rien si vous perdez.',
  },
  'gb.equal.right-services': {
    says: "Un magasin ou service ne peut pas vous refuser ni vous traiter moins bien pour un handicap, l'origine, la foi, le sexe ou la sexualité. Il doit faire des changements justes, comme accepter un chien d'assistance.",
  },
  'gb.equal.answer': {
    says: "Non. Un magasin ou service ne peut pas vous refuser pour cela. Plaignez-vous par écrit. Vous pouvez aller au tribunal sous six mois moins un jour pour des excuses et de l'argent.",
  },
  'gb.work.right-antenatal': {
    says: 'Vous pouvez aller aux soins de grossesse pendant le travail, payée. Couper vos heures ou vous traiter moins bien pour la grossesse est interdit dès le premier jour.',
  },
  'gb.work.transfer-wants': {
    says: 'Votre poste passe à un nouvel employeur, avec vos conditions et votre ancienneté.',
  },
  'gb.work.right-unbroken': {
    says: "Votre ancienneté continue sans coupure. Elle compte pour le préavis, l'indemnité et le renvoi injuste.",
  },
  'gb.work.transfer-step': {
    says: 'Demandez qui parle pour vous, et quels changements sont prévus. Gardez contrat et fiches de paie. Refusez par écrit de moins bonnes conditions.',
  },
  'gb.care.wants': {
    says: "La commune vous dit ce qu'elle veut chaque semaine pour les soins, et son calcul.",
  },
  'gb.care.step': {
    says: 'Demandez une révision par écrit. Vérifiez chaque somme : revenus, épargne, le logement et qui y vit. Après la réponse, le Local Government Ombudsman est gratuit.',
  },
}
