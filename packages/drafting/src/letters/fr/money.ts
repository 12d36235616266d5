import type { LetterPlan } from '../../letter-plan.ts'
/** French: answers to those who ask for money. */
import { COURT_NOTES, OBJECTION_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

const NO_ADMISSION =
  'Je ne reconnais pas cette dette, et rien dans cette lettre ne vaut reconnaissance.'
const TOO_OLD = {
  says: 'D’après les dates de votre courrier, la créance semble prescrite. J’invoque cette prescription à titre de précaution.',
  when: ['too_old'],
  why: 'whyTooOld',
} as const
const SUMS = {
  says: 'Les montants de votre courrier ne donnent pas le total réclamé. Expliquez chaque poste.',
  when: ['sum_gap'],
  why: 'whySums',
} as const
const BURDEN = [
  {
    says: 'C’est à vous de prouver la créance (article 1353 du code civil).',
    countries: ['fr'],
    law: LAW.frProof,
  },
  {
    says: 'C’est à vous de prouver la créance (article 8.4 du Code civil).',
    countries: ['be'],
    law: LAW.beProof,
  },
  {
    says: 'C’est à vous de prouver la créance (article 2803 du Code civil du Québec).',
    countries: ['ca'],
    law: LAW.qcProof,
  },
] as const satisfies NonNullable<LetterPlan['request']>
const PROOF = [
  'le contrat ou la facture qui fonde votre demande',
  'le décompte détaillé de {sum}, avec les intérêts et les frais',
  { says: 'le mandat ou l’acte qui vous permet d’agir pour {creditor}', when: ['has_creditor'] },
  { says: 'la preuve de votre droit à réclamer cette somme', unless: ['has_creditor'] },
  'la date à laquelle le paiement serait devenu exigible',
] as const satisfies NonNullable<LetterPlan['item']>

export const FR_MONEY = [
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    subject: 'contestation de la créance et demande de justificatifs',
    position: [NO_ADMISSION, TOO_OLD],
    request: [
      SUMS,
      ...BURDEN,
      {
        says: '[Pour une société de recouvrement :] Votre lettre doit porter les mentions de l’article R. 124-4 du code des procédures civiles d’exécution.',
        countries: ['fr'],
        law: LAW.frCollector,
      },
      {
        says: 'Vos frais doivent respecter le livre XIX du Code de droit économique.',
        countries: ['be'],
        law: LAW.beConsumerDebt,
      },
      'Je vous demande de m’envoyer :',
    ],
    item: PROOF,
    hold: [
      'Dans l’attente, merci de suspendre toute démarche et de n’ajouter aucun frais.',
      {
        says: 'Les frais de recouvrement sans titre exécutoire restent à votre charge (article L. 111-8 du code des procédures civiles d’exécution).',
        countries: ['fr'],
        law: LAW.frCosts,
      },
    ],
    close: ['Écrivez-moi uniquement par courrier. N’appelez pas et ne venez pas chez moi.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'STATUTORY_DEMAND'],
    subject: 'réponse à votre mise en demeure',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, ...BURDEN, 'Pour pouvoir répondre, j’ai besoin de :'],
    item: PROOF,
    hold: ['N’engagez aucune action en justice avant votre réponse.'],
    close: ['Je prends conseil et je reste favorable à une solution amiable.'],
    notes: ['noteKeepCopy', 'noteNoPayment', 'noteNoStop'],
  },
  {
    kinds: ['COURT_CLAIM'],
    subject: 'votre demande en justice : demande de pièces',
    opening: ['J’ai reçu les papiers de votre demande en justice.'],
    position: [
      {
        says: 'Je ne reconnais pas la créance. Cette lettre ne remplace pas ma réponse au tribunal.',
        why: 'whyCourt',
      },
    ],
    request: [
      {
        says: 'En cas de poursuite, présentez vos moyens de preuve à l’office (article 73 LP).',
        countries: ['ch'],
        law: LAW.chEvidence,
      },
      'Je vous demande de m’envoyer :',
    ],
    item: PROOF,
    close: ['Retirez votre demande si vous ne pouvez pas la prouver.'],
    notes: COURT_NOTES,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    subject: 'votre décision de justice : demande de pièces',
    position: ['Je conteste cette décision et je prends conseil.'],
    request: ['Je vous demande de m’envoyer :'],
    item: [
      'la copie de la décision et la preuve de sa signification',
      'le décompte détaillé de {sum}',
    ],
    hold: ['Merci de suspendre toute exécution dans l’attente.'],
    notes: ['noteJudgment', 'noteNoStop'],
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    subject: 'demande de suspension et de décompte',
    position: [
      'Je cherche une solution. Cette lettre ne vaut pas reconnaissance de la dette ni des frais.',
    ],
    request: [
      {
        says: 'Je demande quels délais seraient possibles. Le juge peut en accorder (article 1343-5 du code civil).',
        countries: ['fr'],
        law: LAW.frGrace,
        why: 'whyTime',
      },
      {
        says: 'Je demande quels délais seraient possibles.',
        countries: ['be', 'ch', 'ca'],
        why: 'whyTime',
      },
      { says: 'Mes revenus et mes charges sont : [liste].', why: 'whyTime' },
      'Envoyez-moi aussi :',
    ],
    item: [
      'la copie du titre en vertu duquel vous agissez',
      'le décompte de la somme due au départ et de chaque frais',
      'la liste des biens et revenus insaisissables',
    ],
    hold: [
      'Dans l’attente, merci de suspendre toute mesure.',
      '[Si c’est vrai :] Une personne malade, handicapée ou très jeune vit ici : [qui].',
    ],
    notes: ['noteBailiffPhone', 'noteNoStop'],
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    subject: 'réclamation contre votre facture',
    position: [
      { says: 'Je conteste cette facture. Cette lettre est une réclamation.', why: 'whyDispute' },
    ],
    request: [SUMS, 'Je vous demande de m’envoyer :'],
    item: [
      'le calcul de {sum}, avec les relevés, les dates et les prix',
      'les aides possibles, comme un paiement échelonné ou un fonds de solidarité',
    ],
    hold: ['Ne coupez pas la fourniture pendant l’examen de ma réclamation.'],
    close: ['À défaut d’accord, indiquez-moi le médiateur compétent.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND'],
    subject: 'réclamation et demande de délai',
    position: [
      {
        says: 'Je dépose une réclamation contre cet avis (article R*. 190-1 du livre des procédures fiscales).',
        countries: ['fr'],
        law: LAW.frTaxClaim,
        why: 'whyObjection',
      },
      {
        says: 'Je forme une réclamation contre cette décision.',
        countries: ['be', 'ch', 'ca'],
        why: 'whyObjection',
      },
      { says: 'Mes motifs : [ce qui est faux, avec les preuves].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'Je demande le sursis de paiement (article L. 277 du livre des procédures fiscales).',
        countries: ['fr'],
        law: LAW.frTaxStay,
        why: 'whyHold',
      },
      'Je vous demande de m’envoyer :',
    ],
    item: [
      'le calcul de {sum}, avec les intérêts et les majorations',
      'les délais de paiement possibles',
    ],
    hold: ['Merci de suspendre tout recouvrement jusqu’à votre décision.'],
    notes: OBJECTION_NOTES,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    subject: 'recours contre votre décision',
    position: [
      { says: 'Je conteste cette décision et je forme un recours.', why: 'whyObjection' },
      {
        says: 'Mes motifs : [ce qui est faux, et quand vous avez connu chaque changement].',
        why: 'whyDispute',
      },
      {
        says: 'À titre subsidiaire, je demande une remise, car ma situation ne permet pas un remboursement.',
        why: 'whyTime',
      },
    ],
    request: ['Je vous demande de m’envoyer :'],
    item: ['le calcul de {sum}, mois par mois', 'les déclarations que vous me reprochez'],
    hold: ['Ne retenez rien sur mes prestations jusqu’à votre décision.'],
    notes: [
      { note: 'noteIsObjection', when: ['has_reply_date'], countries: ['fr', 'ch', 'ca'] },
      { note: 'noteObjectionTime', unless: ['has_reply_date'], countries: ['fr', 'ch', 'ca'] },
      { note: 'noteNoStop', countries: ['be'] },
      'noteKeepCopy',
    ],
  },
] as const satisfies readonly LetterPlan[]
