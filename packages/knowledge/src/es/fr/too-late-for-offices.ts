/** What can still be done when the time to answer a tax or a benefit debt is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_FR: Words = {
  'es.late.surcharge-want': {
    says: "C'est une demande avec majoration (providencia de apremio). Son court délai semble passé : 20 % et des intérêts s'ajoutent, et ils peuvent saisir.",
  },
  'es.late.surcharge-step': {
    says: "Trouvez le jour où elle est arrivée, aussi dans la boîte électronique. Moins d'un mois ? Un recours reste possible : payé, prescrit, ou première note jamais notifiée. Plus ? Demandez des parts.",
  },
  'es.late.tax-reality': {
    says: "C'est sérieux, mais un plan reste possible, jusqu'à l'annonce de la vente des biens saisis.",
  },
  'es.late.tax-step': {
    says: "Trouvez le jour où il est arrivé, aussi dans votre boîte électronique. Moins d'un mois ? Un recours reste possible. Plus ? Demandez des parts en ligne aujourd'hui.",
  },
  'es.late.tax-option': {
    says: 'Demandez de corriger une erreur claire de fait ou de somme. Si la loi est clairement violée, demandez le retrait (revocación).',
    title: 'Faire corriger tard une erreur claire',
    cost: 'Gratuit.',
    time: "Tant que la dette n'est pas trop vieille : quatre ans le plus souvent.",
    risk: "L'office n'est pas obligé de retirer. Il faut payer entre-temps.",
    bestFor: "L'erreur se voit dans les papiers.",
  },
  'es.late.plan': {
    says: "Si vous le devez, demandez des parts en ligne aujourd'hui. C'est possible après le dernier jour, le plus souvent avec une majoration.",
  },
  'es.late.request-want': {
    says: 'Le fisc a demandé des papiers ou vos raisons. Le délai semble passé : il a peut-être décidé sans eux.',
  },
  'es.late.request-step': {
    says: "Envoyez vos papiers aujourd'hui quand même : ce qui vient avant la décision peut encore compter. Guettez votre courrier : contre la décision vous avez un mois.",
  },
  'es.late.benefit-first-reality': {
    says: "Ce n'était que le premier avis. L'office doit encore envoyer une décision, et celle-là se conteste.",
  },
  'es.late.benefit-first-step': {
    says: "Envoyez vos raisons avec preuves aujourd'hui, même en retard : ce qui vient avant la décision peut encore compter. Contre elle, vous avez 30 jours ouvrables.",
  },
  'es.late.benefit-first-option': {
    says: "Demandez si la décision est prise. Si non, envoyez vos raisons aujourd'hui. Si oui, déposez une reclamación previa et dites pourquoi.",
    title: 'Répondre en retard, ou contester la décision',
    cost: 'Gratuit.',
    time: "30 jours ouvrables dès l'arrivée de la décision.",
    risk: 'Après ces jours, la décision est le plus souvent définitive.',
    bestFor: 'Vous aviez signalé le changement, ou la somme est fausse.',
  },
  'es.late.benefit-reality': {
    says: 'Après 30 jours ouvrables, la décision de rembourser est le plus souvent définitive. Un plan reste possible, et les limites des retenues aussi.',
  },
  'es.late.benefit-step': {
    says: 'Trouvez le jour où elle est arrivée : les 30 jours ouvrables partent de là. Encore dans le délai ? Déposez la reclamación previa. Passé ? Demandez de petites parts.',
  },
}
