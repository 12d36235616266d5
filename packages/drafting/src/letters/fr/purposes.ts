import type { LetterPlan } from '../../letter-plan.ts'
/** French: letters for a chosen purpose, and offers to settle. An offer says that it recognises nothing (article 2240 du code civil; 135 CO; 2898 CCQ). */
import { OBJECTION_NOTES } from '../notes.ts'

const NO_ADMISSION = 'Cette lettre ne vaut reconnaissance d’aucune dette.'

export const FR_PURPOSES = [
  {
    purposes: ['general_dispute'],
    subject: 'contestation de votre courrier',
    position: [
      'Je conteste le contenu de votre courrier.',
      NO_ADMISSION,
      { says: 'Mes motifs : [ce qui est faux, avec les dates].', why: 'whyDispute' },
    ],
    request: ['Retirez votre demande, ou envoyez-moi :'],
    item: ['les faits et les pièces que vous invoquez', 'la règle ou la clause que vous invoquez'],
    hold: ['Merci de suspendre toute démarche jusqu’à votre réponse.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['negotiate'],
    subject: 'recherche d’une solution amiable',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Je suis favorable à une solution amiable. Dites-moi par écrit ce que vous accepteriez.',
        why: 'whyTime',
      },
      'Joignez à votre réponse :',
    ],
    item: ['les preuves de votre créance', 'la liste de toutes les sommes et de tous les frais'],
    hold: ['Pendant nos échanges, merci de suspendre toute démarche et tout frais.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['request_information'],
    subject: 'demande d’informations',
    position: ['Avant de répondre, j’ai besoin d’informations.', NO_ADMISSION],
    request: ['Je vous demande de m’envoyer :'],
    item: [
      'les pièces sur lesquelles vous vous fondez',
      'la liste des sommes, avec dates et motifs',
      'la preuve de votre droit d’agir dans cette affaire',
    ],
    hold: ['Merci de suspendre toute démarche jusqu’à ce que j’aie lu votre réponse.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['payment_plan'],
    subject: 'question sur un paiement échelonné',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'Si la créance est prouvée, quels versements accepteriez-vous ? Cette question ne m’engage à rien.',
        why: 'whyTime',
      },
      {
        says: 'Mes revenus et mes charges par mois : [liste]. Il reste : [montant].',
        why: 'whyTime',
      },
      'Envoyez-moi aussi :',
    ],
    item: ['le décompte complet', 'vos aides pour les personnes en difficulté'],
    hold: ['Merci de suspendre toute démarche, tout intérêt et tout frais jusqu’à votre réponse.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    purposes: ['more_time'],
    subject: 'demande de délai',
    position: ['J’ai besoin de temps pour prendre conseil et répondre.', NO_ADMISSION],
    request: [{ says: 'Accordez-moi 28 jours de plus et confirmez-le par écrit.', why: 'whyHold' }],
    hold: ['Pendant ce temps, merci de suspendre toute démarche et tout frais.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['appeal'],
    subject: 'recours contre votre décision',
    position: [
      { says: 'Je forme un recours et je demande un nouvel examen.', why: 'whyObjection' },
      { says: 'La décision est erronée parce que : [motifs et preuves].', why: 'whyDispute' },
    ],
    request: [{ says: 'Je vous demande de m’envoyer :', why: 'whyReasons' }],
    item: [
      { says: 'les motifs de la décision', why: 'whyReasons' },
      { says: 'les pièces utilisées', why: 'whyReasons' },
      { says: 'le recours suivant et son délai', why: 'whyReasons' },
    ],
    hold: ['N’exécutez pas la décision pendant ce nouvel examen.'],
    notes: OBJECTION_NOTES,
  },
  {
    purposes: ['complain'],
    subject: 'réclamation formelle',
    position: [
      { says: 'Ceci est une réclamation formelle.', why: 'whyDispute' },
      NO_ADMISSION,
      { says: 'Ce qui s’est mal passé : [quoi, quand, avec quels effets].', why: 'whyDispute' },
    ],
    request: [
      { says: 'Pour y remédier, je vous demande de : [ce que vous voulez].', why: 'whyDispute' },
    ],
    hold: ['Merci de suspendre l’affaire pendant cet examen.'],
    close: ['À défaut d’accord, indiquez-moi le médiateur ou l’organisme indépendant.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['offer'],
    subject: 'proposition amiable, sans reconnaissance de dette',
    position: [
      'Cette proposition est faite sous toutes réserves, pour mettre fin à un différend. Elle ne vaut pas reconnaissance de dette.',
    ],
    request: [
      {
        says: 'Un versement unique de {offer}, soit {percent} % des {sum} réclamés, mettrait fin à toute l’affaire.',
        why: 'whyOffer',
      },
      {
        says: 'Cette proposition vaut seulement si vous acceptez tout par écrit :',
        why: 'whyOffer',
      },
    ],
    item: [
      { says: 'le versement vaut solde de tout compte et le reste est abandonné', why: 'whyOffer' },
      { says: 'vous arrêtez toute démarche et ne cédez le dossier à personne', why: 'whyOffer' },
      { says: 'vous demandez la radiation de tout fichage', why: 'whyOffer' },
    ],
    hold: ['Rien n’est dû avant votre accord signé. La proposition prend fin après 28 jours.'],
    close: ['Merci de suspendre toute démarche dans l’attente.'],
    notes: ['noteOfferRisk', 'noteOfferAccept', 'noteKeepCopy'],
  },
  {
    purposes: ['validation'],
    subject: 'justificatifs avant toute discussion',
    position: ['Je ne reconnais pas cette dette.'],
    request: ['Avant toute discussion sur un accord, envoyez-moi :'],
    item: [
      'le contrat signé',
      'le décompte détaillé de {sum}',
      'la preuve de votre droit à réclamer cette somme',
      'la date du dernier paiement que vous invoquez',
    ],
    hold: ['Dans l’attente, merci de suspendre toute démarche et tout frais.'],
    notes: ['noteNoPayment', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
