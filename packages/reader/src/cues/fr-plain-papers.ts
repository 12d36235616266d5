/** French: papers in few plain words, as small firms, landlords and offices write them now. */
import type { CueRow } from './cue.ts'

export const FR_PLAIN_PAPER_CUES = [
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'nous avons décidé de vous licencier | nous vous licencions | avons décidé de rompre votre contrat | vous licencions avec effet immédiat',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 7, LETTER_BEFORE_CLAIM: -2 },
    cues: 'mets en demeure de le retirer | mets en demeure de la retirer | de faire cesser ce bruit | mets en demeure de faire cesser | mets en demeure d y mettre fin | ces propos sont faux',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 7 },
    cues: 'sur le parking sans ticket | parking de la gare sans ticket | resté sur le parking',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 6 },
    cues: 'vos garanties seront suspendues | votre cotisation auto | garanties suspendues',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 7 },
    cues: 'à comparaître devant le juge de paix | ai cité | pour s entendre condamner',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, RENT_ARREARS_LETTER: -5 },
    cues: 'votre loyer passera | nous indexons votre loyer | loyer passera de',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, EVICTION_NOTICE: -3 },
    cues: 'vous me devez trois mois de loyer | vous me devez deux mois de loyer | mois de loyer vous me devez | si vous ne payez pas je demande la résiliation',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, SCAM_LETTER: -5 },
    cues: 'ont eu accès à vos données | fuite de données',
  },
] as const satisfies readonly CueRow[]
