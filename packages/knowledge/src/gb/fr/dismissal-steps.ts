/** What to do about a dismissal or a redundancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_FR: Words = {
  'gb.job.step-appeal': {
    says: 'Faites un recours écrit avant la date de la lettre. Dites ce qui est faux : les faits, les étapes suivies, ou le traitement des autres.',
  },
  'gb.job.step-dates': {
    says: 'Notez le jour où votre emploi finit. Le délai pour agir part de là : six mois s’il a fini le 1er octobre 2026 ou après.',
  },
  'gb.job.step-papers': {
    says: 'Réunissez contrat, fiches de paie, lettres, messages et notes de réunions. Faites-le avant de perdre l’accès.',
  },
  'gb.job.step-help': {
    says: 'Appelez cette semaine Acas, votre syndicat ou Citizens Advice. C’est gratuit.',
  },
  'gb.job.step-sign': {
    says: 'Ne signez pas encore un accord de départ (settlement agreement). Il vous lie seulement si un conseiller indépendant vous a conseillé.',
  },
  'gb.job.step-ni': {
    says: 'Appelez maintenant la Labour Relations Agency. Vous avez trois mois pour la plupart des demandes.',
  },
  'gb.job.appeal-over-step': {
    says: "L'appel est terminé. Contactez Acas aujourd'hui pour la conciliation (early conciliation). C'est gratuit, et obligatoire avant le tribunal.",
  },
  'gb.job.appeal-over-clock': {
    says: 'Le délai pour agir court depuis la fin du travail, pas depuis cette réponse. Une partie est déjà passée.',
  },
  'gb.job.talks-want': {
    says: 'Votre employeur écrit que votre poste peut disparaître. Rien n’est décidé, et il doit d’abord parler avec vous.',
  },
  'gb.job.talks-rights': {
    says: 'Vous pouvez dire ce que vous pensez du projet, demander comment les gens sont choisis et demander un autre poste.',
  },
  'gb.job.talks-reality': {
    says: 'Ce que vous dites peut changer le résultat. Un tribunal peut demander plus tard si ces échanges étaient réels.',
  },
  'gb.job.talks-step-meeting': {
    says: 'Allez à chaque réunion, avec un collègue ou votre syndicat si c’est permis. Notez ce qui est dit.',
  },
  'gb.job.talks-step-ask': {
    says: 'Demandez par écrit qui d’autre est dans le groupe, selon quels points on est noté et quels postes sont libres.',
  },
  'gb.job.talks-step-ideas': {
    says: 'Répondez par écrit avant le jour indiqué. Dites ce qui est injuste, et comment sauver des postes, par exemple avec moins d’heures.',
  },
  'gb.job.talks-option': {
    says: 'Demandez les raisons, le groupe et les points, et faites vos propres propositions.',
    title: 'Participer aux discussions',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Faible. Cela ne veut pas dire que vous êtes d’accord.',
    bestFor: 'Rien n’est encore décidé.',
  },
}
