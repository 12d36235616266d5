/** French: what sums and dates are, and what a letter threatens. */
import type { CueRow } from './cue.ts'

export const FR_FACT_CUES = [
  {
    means: 'money',
    role: 'total',
    weight: 4.5,
    cues: `
      montant total | montant dû | montant total dû | total | solde dû | reste à payer | total à payer | net à payer | somme due |
      somme totale | s élève donc | au total | en tout | total ttc | montant de l amende forfaitaire | amende forfaitaire majorée de | devez au trésor public la somme de |
      lui devez la somme de | me réclame | nous réclame | je dois | réglez | payez`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 3,
    cues: 'vous devez | somme de | amende de | montant | solde | majorée de | montant de l amende | régler ce montant',
  },
  {
    means: 'money',
    role: 'fee',
    weight: 4.5,
    cues: `frais de recouvrement | supplément | frais | supplément de | majorée de | frais de dossier | indemnité | indemnité de | pénalité de retard | frais de traitement`,
  },
  {
    means: 'money',
    role: 'cost',
    weight: 5,
    cues: 'frais engagés | dépens | peuvent s élever | plus de | frais de procédure | frais de justice | frais de l acte',
  },
  {
    means: 'money',
    role: 'total',
    weight: 4.6,
    cues: 'reste impayé | reste impayée | demeure impayé | demeure impayée | reste due | reste dû | n a pas été réglée | n a pas été réglé',
  },
  { means: 'money', role: 'interest', weight: 5, cues: 'intérêts | intérêts de retard | intérêt' },
  { means: 'money', role: 'penalty', weight: 5, cues: 'majoration | majoration de' },
  {
    means: 'money',
    role: 'discount',
    weight: 5.5,
    cues: 'amende minorée | minorée | remise de | montant réduit | ramené à | ramenée à',
  },
  {
    means: 'money',
    role: 'other',
    weight: 5.5,
    cues: 'tva | majorée si | majorée à | sera majorée à | amende est majorée | augmentée à',
  },
  {
    means: 'money',
    role: 'principal',
    weight: 5,
    cues: 'principal | créance principale | en principal | capital',
  },
  { means: 'money', role: 'rent', weight: 4, cues: 'loyer | loyer mensuel' },
  {
    means: 'money',
    role: 'instalment',
    weight: 5,
    cues: 'mensualité | mensualités de | échéance de | par mois',
  },
  {
    means: 'money',
    role: 'arrears',
    weight: 5,
    cues: 'arriéré | arriérés | loyers impayés | loyers d * et de * soit | euros de loyer en retard | loyer en retard',
  },
  {
    means: 'date',
    role: 'letter',
    cues: 'date | fait à | le | date de l avis | signifiée le | commandement de payer du',
  },
  {
    means: 'date',
    role: 'deadline',
    cues: `
      avant le | au plus tard le | jusqu au | date limite | échéance | pour le | à payer avant le | date d échéance | au plus tard |
      prendra fin le | libérer le logement le | quitter les lieux le | quitter le logement le | date limite de paiement`,
  },
  {
    means: 'date',
    role: 'other',
    cues: 'rendue le | rendu le | prononcé le | facture du | du | depuis le | en date du | entretien préalable du | ordonnance du | jugement du',
  },
  {
    means: 'date',
    role: 'hearing',
    cues: 'audience | audience du | comparaître | comparaître le | à l audience du',
  },
  {
    means: 'date',
    role: 'incident',
    cues: 'vous avez fait | vous avez créé | sinistre du | survenu le | survenue le | survenus le | constatée le | constaté le | infraction du | infraction constatée le | date de l infraction | date et heure de l infraction',
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `tribunal | action en justice | poursuites | voie judiciaire | procédure judiciaire | procédures judiciaires | assignation | recours judiciaires | recouvrement judiciaire | saisir la justice | saisir le juge | démarches judiciaires | action judiciaire | juge de paix | procédure devant le juge`,
  },
  {
    means: 'threat',
    kind: 'enforcement_visit',
    cues: `huissier de justice | huissier | commissaire de justice`,
  },
  { means: 'threat', kind: 'goods', cues: 'saisie | saisir vos biens | saisie de vos biens' },
  { means: 'threat', kind: 'wages', cues: 'saisie sur salaire | saisie des rémunérations' },
  {
    means: 'threat',
    kind: 'credit_file',
    cues: 'ficp | fichier des incidents | bureau de crédit | dossier de crédit',
  },
  {
    means: 'threat',
    kind: 'eviction',
    cues: 'expulsion | bail sera résilié | résiliation du bail',
  },
  {
    means: 'threat',
    kind: 'disconnection',
    cues: 'coupure | suspension de votre ligne | réduction de puissance | réduire la puissance | couper',
  },
  { means: 'threat', kind: 'costs', cues: 'frais supplémentaires | à votre charge' },
] as const satisfies readonly CueRow[]
