/** The French words of the rows in ../administrative-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_ORDER_FR: Words = {
  'de.order.want': {
    says: 'Une administration décide quelque chose pour vous : faire, cesser, payer, ou elle refuse (Verwaltungsakt).',
  },
  'de.order.reality': {
    says: 'Ce n’est pas un tribunal. Mais sans réponse, la décision devient définitive et l’administration peut l’exécuter elle-même.',
  },
  'de.order.not-yet': {
    says: 'En général, ils ne peuvent rien exécuter pendant votre recours. Les taxes et redevances sont une exception.',
  },
  'de.order.deadline': {
    says: 'Vous avez un mois à partir du jour où vous l’avez reçu. Le jour indiqué compte par prudence à partir de la date de la lettre.',
    action:
      'Former une opposition (Widerspruch) ou saisir le tribunal administratif (Klage), selon la fin de la lettre',
    consequence: 'La décision devient définitive, même si elle est fausse.',
  },
  'de.order.right-object': {
    says: 'Vous pouvez faire opposition (Widerspruch), gratuitement ou pour peu, ou saisir le tribunal administratif. Dans certains Länder, il n’y a que le tribunal.',
  },
  'de.order.right-year': {
    says: 'Si l’indication des recours manque ou est fausse, vous avez un an et non un mois.',
  },
  'de.order.right-renewal': {
    says: 'Un titre est prolongé si ses motifs tiennent encore : revenus propres, passeport valable, pas de raison d’éloignement. Les étudiants doivent avancer.',
  },
  'de.order.right-heard': {
    says: 'Avant un ordre contre vous, ils doivent en général vous entendre. L’ordre doit être clair et motivé.',
  },
  'de.order.right-urgent': {
    says: 'Ils veulent l’exécuter tout de suite. Ils doivent dire pourquoi par écrit. Vous pouvez demander au juge un arrêt rapide (Eilantrag).',
  },
  'de.order.right-threat': {
    says: 'Une astreinte (Zwangsgeld) ou des travaux à vos frais doivent d’abord être annoncés par écrit, avec un montant et un délai. Agissez à temps et vous ne devez rien.',
  },
  'de.order.right-childcare': {
    says: 'Dès un an, l’enfant a droit à une place en accueil. « Complet » ne suffit pas : un juge peut vite en ordonner une.',
  },
  'de.order.right-childcare-court': {
    says: 'Demandez au tribunal administratif une mesure rapide (einstweilige Anordnung). Plus tard vous pouvez réclamer à la ville le salaire perdu.',
  },
  'de.order.right-mpu': {
    says: 'L’ordre de fournir une expertise (MPU) ne se conteste pas seul. Sans elle à temps, ils peuvent retirer le permis. Voyez d’abord un avocat.',
  },
  'de.order.right-mpu-alcohol': {
    says: 'Dès 1,6 pour mille ou au deuxième trajet alcoolisé, l’expertise est obligatoire. Vous choisissez le centre et pouvez demander un délai.',
  },
  'de.order.right-towing': {
    says: 'Enlevé à cause de panneaux posés après votre arrivée ? Vous ne payez que dès le quatrième jour : trois jours pleins avant.',
  },
  'de.order.nrw-court': {
    says: 'En Rhénanie-du-Nord-Westphalie, il n’y a en général pas de Widerspruch. Vous saisissez le tribunal administratif en un mois.',
  },
  'de.order.nrw-order': {
    says: 'L’ordre doit écarter un vrai danger et être le moyen le plus doux. La contrainte doit d’abord être annoncée par écrit.',
  },
  'de.order.step-read': {
    says: 'Lisez la fin de la lettre (Rechtsbehelfsbelehrung) : où écrire, comment et quand. Notez le jour où elle est arrivée.',
  },
  'de.order.step-file': {
    says: 'Demandez à voir le dossier (Akteneinsicht). Prenez des photos et réunissez vos preuves.',
  },
  'de.order.step-time': {
    says: 'C’est juste, mais trop tôt ? Appelez et demandez par écrit plus de temps avant la date.',
  },
  'de.order.step-hearing': {
    says: 'On demande d’abord votre avis (Anhörung). Rien n’est décidé. Répondez à temps avec des faits et des photos.',
  },
  'de.order.option-object': {
    says: 'Écrivez que vous faites opposition ou un recours, avec la date et le numéro. Les motifs peuvent suivre.',
    title: 'Contester la décision',
    cost: 'Le Widerspruch coûte peu. Le tribunal demande d’abord des frais.',
    time: 'En un mois.',
    risk: 'Si vous perdez, vous payez des frais.',
    bestFor: 'Vous pensez que c’est faux.',
  },
  'de.order.option-comply': {
    says: 'Faites à temps ce qui est demandé et envoyez des photos.',
    title: 'Le faire à temps',
    cost: 'Le prix du travail.',
    time: 'Avant la date de la lettre.',
    risk: 'Vous renoncez en pratique au recours.',
    bestFor: 'C’est juste et facile à faire.',
  },
  'de.order.option-help': {
    says: 'Si vous gagnez peu, demandez un bon pour un avocat au tribunal local.',
    title: 'Demander un avocat',
    cost: '15 € avec le bon.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'L’enjeu est grand.',
  },
}
