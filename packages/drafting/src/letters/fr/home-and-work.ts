/** French: answers to landlords, employers, companies and offices. */
import type { LetterPlan } from '../../letter-plan.ts'
import { LAW } from './law.ts'

export const FR_HOME_AND_WORK = [
  {
    kinds: ['EVICTION_NOTICE'],
    subject: 'votre congé',
    position: [
      {
        says: 'Je conteste ce congé et je prends conseil. Cette lettre n’est pas un accord pour partir.',
        why: 'whyDispute',
      },
      {
        says: 'Un congé doit respecter l’article 15 de la loi du 6 juillet 1989.',
        countries: ['fr'],
        law: LAW.frNotice,
        why: 'whyDispute',
      },
      {
        says: 'Motivez ce congé (article 271 CO). Je me réserve de le contester devant l’autorité de conciliation.',
        countries: ['ch'],
        law: LAW.chNoticeReason,
        why: 'whyObjection',
      },
    ],
    request: ['Je vous demande de m’envoyer :'],
    item: [
      'la copie du bail et du congé',
      'le motif du congé, avec ses preuves',
      'le relevé complet de mon compte locatif',
    ],
    hold: [
      { says: 'Ne changez pas les serrures et ne coupez rien.', why: 'whyHome' },
      {
        says: 'Seule une décision de justice peut imposer mon départ (article L. 411-1 du code des procédures civiles d’exécution).',
        countries: ['fr'],
        law: LAW.frEviction,
        why: 'whyHome',
      },
      {
        says: 'Seule une décision de justice peut imposer mon départ.',
        countries: ['be', 'ch', 'ca'],
        why: 'whyHome',
      },
    ],
    notes: ['noteStay', 'noteNoStop'],
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    subject: 'votre courrier sur le loyer',
    position: ['Je veux garder mon logement. Je ne reconnais pas la somme réclamée sans décompte.'],
    request: ['Je vous demande de m’envoyer :'],
    item: [
      'le relevé complet de mon compte locatif',
      {
        says: 'l’échelonnement que vous accepteriez : mes revenus et charges sont [liste]',
        why: 'whyTime',
      },
    ],
    hold: ['N’engagez aucune procédure tant que nous cherchons une solution.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    subject: 'mon licenciement',
    position: [
      { says: 'Je conteste la fin de mon contrat.', why: 'whyDispute' },
      {
        says: 'Je demande des précisions sur les motifs (articles R. 1232-13 et R. 1233-2-2 du code du travail).',
        countries: ['fr'],
        law: LAW.frReasons,
        why: 'whyReasons',
      },
      {
        says: 'Je demande les motifs concrets, comme le prévoit la CCT n° 109.',
        countries: ['be'],
        law: LAW.beDismissal,
        why: 'whyReasons',
      },
      {
        says: 'Je fais opposition au congé et je demande ses motifs par écrit (articles 335 et 336b CO).',
        countries: ['ch'],
        law: LAW.chDismissal,
        why: 'whyObjection',
      },
      { says: 'Je demande les motifs par écrit.', countries: ['ca'], why: 'whyReasons' },
    ],
    request: [{ says: 'Je vous demande aussi de m’envoyer :', why: 'whyReasons' }],
    item: [
      { says: 'les pièces sur lesquelles vous vous fondez', why: 'whyReasons' },
      { says: 'le calcul du salaire, du préavis, des congés et de l’indemnité', why: 'whyReasons' },
      { says: 'mes documents de fin de contrat', why: 'whyReasons' },
    ],
    hold: [
      {
        says: 'Je ne signe aucun accord ni reçu pour solde avant d’avoir pris conseil.',
        why: 'whyNoAdmission',
      },
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
  {
    kinds: ['INSURANCE_DECISION'],
    subject: 'réclamation contre votre décision',
    position: [
      {
        says: 'Je conteste votre décision. Cette lettre est une réclamation.',
        why: 'whyObjection',
      },
      { says: 'Elle est erronée parce que : [motifs et preuves].', why: 'whyDispute' },
    ],
    request: [{ says: 'Je vous demande de m’envoyer :', why: 'whyReasons' }],
    item: [
      { says: 'la clause exacte sur laquelle vous vous fondez', why: 'whyReasons' },
      { says: 'tous les rapports, notes et photos', why: 'whyReasons' },
    ],
    close: ['Si vous maintenez la décision, indiquez-moi le médiateur compétent.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    subject: 'votre courrier sur notre contrat',
    position: [
      'Je ne reconnais aucune obligation envers vous.',
      {
        says: 'Ma version : [ce qui était convenu, ce qui s’est passé, ce que vous voulez].',
        why: 'whyDispute',
      },
    ],
    request: ['Je vous demande de m’envoyer :'],
    item: ['le contrat et les conditions que vous invoquez', 'le décompte détaillé de {sum}'],
    hold: ['Dans l’attente, merci de suspendre toute démarche.'],
    close: ['À défaut d’accord, indiquez-moi le médiateur de la consommation.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['PARKING_TICKET'],
    subject: 'contestation de vos frais de stationnement',
    position: [
      'Je ne reconnais pas cette dette.',
      { says: 'Je ne fais aucune déclaration sur l’identité du conducteur.', why: 'whyDriver' },
      {
        says: 'Mes motifs : [ticket payé, machine en panne, panneaux peu clairs].',
        why: 'whyDispute',
      },
    ],
    request: ['Annulez la demande, ou envoyez-moi :'],
    item: [
      'des photos datées du véhicule et des panneaux',
      'la preuve de votre droit à facturer sur ce lieu',
      'la clause et la règle que vous invoquez',
    ],
    hold: ['Ne transmettez rien à une société de recouvrement dans l’attente.'],
    notes: ['noteDriver', 'noteKeepCopy'],
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    subject: 'recours contre votre avis',
    position: [
      { says: 'Je conteste cet avis et j’en demande l’annulation.', why: 'whyObjection' },
      {
        says: 'Mes motifs : [ticket valable, véhicule vendu, panneaux absents].',
        why: 'whyDispute',
      },
      'Je joins : [copie de l’avis, certificat d’immatriculation, preuves].',
    ],
    request: ['Je vous demande de m’envoyer :'],
    item: ['les photos et les constatations', 'la règle et les panneaux que vous invoquez'],
    hold: ['N’appliquez aucune majoration dans l’attente de votre décision.'],
    notes: ['noteOwnForm', 'noteNoStop', 'noteKeepCopy'],
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'PPL_PRS_BILL'],
    subject: 'votre mise en demeure',
    position: ['Je ne reconnais aucune faute et je ne prends aucun engagement.'],
    request: ['Je vous demande de m’envoyer :'],
    item: [
      'la preuve de vos droits ou de votre mandat',
      'ce que j’aurais fait, où et quand, avec une copie datée',
      'le calcul de {sum}, avec le tarif habituel pour un tel usage',
    ],
    hold: ['Je prends conseil. N’engagez aucune action dans l’attente.'],
    notes: ['noteSignNothing', 'noteNoStop', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
