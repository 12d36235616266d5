/** French: types, sums, dates, signs. */
import type { CueRow } from './cue.ts'

export const FR_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      recouvrement | mise en demeure | créance | votre créance | relance | rappels de paiement |
      rappel de paiement | dernier rappel | frais de recouvrement | impayé | impayée | impayés |
      montant total dû | huissier de justice | dernière chance | commissaire de justice |
      reste à payer`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `
      commandement de payer | saisie attribution | saisie vente | procès verbal de saisie |
      signification | saisie sur salaire`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 4.5 },
    cues: `
      assignation | injonction de payer | citation à comparaître | requête en injonction`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: 'jugement | ordonnance portant injonction | par ces motifs',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: `
      congé pour vente | congé pour reprise | expulsion | commandement de quitter les lieux |
      résiliation du bail | avis d expulsion | quitter les lieux`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 4 },
    cues: `
      loyers impayés | loyer impayé | arriéré de loyer | arriérés de loyer | dette locative`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      licenciement | votre licenciement | rupture de votre contrat de travail | faute grave`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 4 },
    cues: 'licenciement économique | motif économique',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 4 },
    cues: `
      direction générale des finances publiques | impôt sur le revenu | trésor public |
      avis d imposition | taxe d habitation | taxe foncière | spf finances`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: `
      facture d électricité | facture de gaz | coupure | fournisseur d énergie | compteur`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 4 },
    cues: `
      avis de contravention | forfait post stationnement | amende forfaitaire | contravention`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 4 },
    cues: 'trop perçu | indu | caisse d allocations familiales',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 2 },
    cues: `
      lettre de résiliation | votre abonnement | droit de rétractation`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4 },
    cues: `
      refus de prise en charge | déclaration de sinistre | votre sinistre | refus de garantie`,
  },
  {
    means: 'money',
    role: 'total',
    weight: 4,
    cues: `
      montant total | montant dû | montant total dû | total | somme de | montant | solde |
      solde dû | reste à payer | total à payer | net à payer | somme due | majorée de |
      s élève donc`,
  },
  {
    means: 'money',
    role: 'fee',
    weight: 4.5,
    cues: `
      frais de recouvrement | supplément | frais | supplément de | majorée de |
      frais de dossier`,
  },
  {
    means: 'money',
    role: 'cost',
    weight: 5,
    cues: 'frais engagés | dépens | peuvent s élever | plus de',
  },
  { means: 'money', role: 'interest', weight: 4, cues: 'intérêts | intérêts de retard' },
  { means: 'money', role: 'principal', weight: 4, cues: 'principal | créance principale' },
  { means: 'money', role: 'rent', weight: 4, cues: 'loyer | loyer mensuel' },
  { means: 'money', role: 'arrears', weight: 4, cues: 'arriéré | arriérés | loyers impayés' },
  { means: 'date', role: 'letter', cues: 'date | fait à | le' },
  {
    means: 'date',
    role: 'deadline',
    cues: `
      avant le | au plus tard le | jusqu au | date limite | échéance | pour le |
      à payer avant le | date d échéance | au plus tard`,
  },
  { means: 'date', role: 'other', cues: 'facture du | du | depuis le | en date du' },
  { means: 'date', role: 'hearing', cues: 'audience | audience du | comparaître' },
  { means: 'date', role: 'incident', cues: 'vous avez fait | vous avez créé | sinistre du' },
  {
    means: 'sign',
    sign: 'client',
    cues: `
      notre client | notre cliente | pour le compte de | mandatés par | créancier | au nom de`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `
      trésor public | finances publiques | caisse d allocations familiales | préfecture |
      tribunal judiciaire | urssaf | france travail | pôle emploi`,
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: `
      pourrons | pourrait | peuvent | peut | si | serons contraints | afin d éviter | sinon`,
  },
  {
    means: 'sign',
    sign: 'fr',
    cues: `
      france | code civil | tribunal judiciaire | commissaire de justice | trésor public |
      sarl | siret | paris | lyon | basic fit`,
  },
  {
    means: 'sign',
    sign: 'be',
    cues: `
      belgique | belgië | proximus | bruxelles | brussel | spf finances | gerechtsdeurwaarder |
      justice de paix | vrederechter | code de droit économique | bpost`,
  },
  {
    means: 'threat',
    kind: 'court',
    cues: `
      tribunal | action en justice | poursuites | voie judiciaire | procédure judiciaire`,
  },
  {
    means: 'threat',
    kind: 'enforcement_visit',
    cues: `
      huissier de justice | huissier | commissaire de justice | saisie`,
  },
  { means: 'threat', kind: 'eviction', cues: 'expulsion' },
  { means: 'threat', kind: 'costs', cues: 'frais supplémentaires | à votre charge' },
] as const satisfies readonly CueRow[]
