/** Notice to end a lease, rent arrears and rent rises: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ch.home.want': {
    says: 'Votre bailleur résilie le bail. Cela ne vaut que sur la formule officielle de votre canton.',
  },
  'ch.home.want-rent': {
    says: 'Votre bailleur dit qu’un loyer est en retard et fixe un délai pour payer.',
  },
  'ch.home.who': { says: 'C’est votre bailleur ou la régie qui gère l’immeuble.' },
  'ch.home.real': {
    says: 'Vous n’êtes pas obligé de partir aujourd’hui. Seul un tribunal peut l’ordonner.',
  },
  'ch.home.not-yet': {
    says: 'Personne ne peut changer les serrures ni sortir vos affaires sans décision d’un tribunal.',
  },
  'ch.home.rights': {
    says: 'Vous pouvez contester le congé ou demander du temps à l’autorité de conciliation. C’est gratuit pour un logement.',
  },
  'ch.home.deadline-thirty': {
    says: 'Vous avez trente jours dès réception pour contester le congé ou demander une prolongation.',
    action: 'Écrire à l’autorité de conciliation en matière de bail',
    consequence: 'Vous ne pouvez plus le contester.',
  },
  'ch.home.deadline-pay': {
    says: 'Pour un logement, la loi donne au moins trente jours dès réception pour payer tous les loyers en retard.',
    action: 'Payer à temps tous les loyers en retard',
    consequence: 'Le bailleur peut résilier avec trente jours pour la fin d’un mois.',
  },
  'ch.home.step-form': {
    says: 'Vérifiez la formule. Des époux doivent chacun en recevoir une dans un pli séparé. Sinon, le congé est nul.',
  },
  'ch.home.step-pay': {
    says: 'Payez tous les loyers en retard dans le délai. Demandez à la famille, à la commune ou à un fonds d’aider. Un paiement partiel ne suffit pas.',
  },
  'ch.home.step-fight': {
    says: 'Écrivez à l’autorité de conciliation dans les trente jours. Dites que vous contestez le congé et demandez une prolongation.',
  },
  'ch.home.step-help': { says: 'Demandez maintenant l’association des locataires (ASLOCA).' },
  'ch.home.step-sum': { says: 'Demandez une liste des loyers et des paiements, mois par mois.' },
  'ch.home.right-form': { says: 'Un congé sans la formule officielle est nul.' },
  'ch.home.right-longer': {
    says: 'Si partir est trop dur, vous pouvez demander jusqu’à quatre ans de plus dans un logement. Demandez dans les 30 jours du congé. Pas après une faute grave contre vos devoirs.',
  },
  'ch.home.right-both': {
    says: 'Marié, et c’est le logement de la famille ? La sommation pour retard et le congé doivent arriver à chacun séparément. Sinon, le congé est nul.',
  },
  'ch.home.right-thirty': {
    says: 'Vous avez droit à au moins trente jours, par écrit, avant un congé pour loyer en retard.',
  },
  'ch.home.right-free': {
    says: 'L’autorité de conciliation est gratuite pour le bail d’un logement.',
  },
  'ch.home.option-fight': {
    title: 'Contester le congé',
    says: 'Demandez à l’autorité d’annuler le congé ou de donner du temps.',
    cost: 'Rien.',
    time: 'Trente jours.',
    risk: 'Le congé peut rester valable.',
    bestFor: 'Vous voulez rester plus longtemps.',
  },
  'ch.home.option-pay': {
    title: 'Payer à temps tous les loyers en retard',
    says: 'Cela évite le congé.',
    cost: 'Le loyer.',
    time: 'Avant la fin du délai.',
    risk: 'Aucun.',
    bestFor: 'Vous pouvez trouver l’argent.',
  },
  'ch.home.option-plan': {
    title: 'Convenir d’un plan par écrit',
    says: 'Demandez au bailleur de ne pas résilier.',
    cost: 'Ce que vous proposez.',
    time: 'Maintenant.',
    risk: 'Sans un oui signé, le délai court toujours.',
    bestFor: 'Il vous faut quelques semaines.',
  },
  'ch.home.option-help': {
    title: 'Demander l’association des locataires',
    says: 'Elle vérifie la lettre.',
    cost: 'Une cotisation.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute lettre sur le bail.',
  },
  'ch.home.warn-time': {
    says: 'Les trente jours sont stricts. Envoyez votre lettre en recommandé et gardez le récépissé.',
  },
}
