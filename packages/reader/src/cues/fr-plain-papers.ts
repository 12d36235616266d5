/** French: papers in few plain words, as small firms, landlords and offices write them now. */
import type { CueRow } from './cue.ts'

export const FR_PLAIN_PAPER_CUES = [
  {
    means: 'type',
    kinds: { OTHER: 7, EVICTION_NOTICE: -5, RENT_ARREARS_LETTER: -5 },
    cues: 'ne plus émettre de chèques | interdit d émettre des chèques | interdite d émettre des chèques | formules de chèques en votre possession | rejeté pour défaut de provision',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'nous avons décidé de vous licencier | nous vous licencions | avons décidé de rompre votre contrat | vous licencions avec effet immédiat',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 7, LETTER_BEFORE_CLAIM: -2, EVICTION_NOTICE: -4 },
    cues: 'mets en demeure de le retirer | mets en demeure de la retirer | de faire cesser ce bruit | mets en demeure de faire cesser | mettons en demeure de faire cesser | mets en demeure de cesser | mettons en demeure de cesser | mettons en demeure d y mettre fin | mettons en demeure de le retirer | mettons en demeure de la retirer | mets en demeure d y mettre fin | ces propos sont faux',
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
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 6 },
    cues: 'facture de décompte | facture de régularisation',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 6 },
    cues: 'nous avons acheté votre dette | je confierai le dossier à un huissier | il reste à régler',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: 'nous n acceptons pas votre annulation | aucune contestation possible | devis a été signé sur place',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 8, EVICTION_NOTICE: -5 },
    cues: 'vous êtes convoquée | vous êtes convoqué | demande que vous soyez condamné | demande au juge de constater | audience le',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'votre contrat est rompu ce jour | contrat est rompu | pas la peine de revenir lundi',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: 'vous êtes caution de votre | de payer à sa place | correspondant aux loyers | à me régler le loyer | la clause résolutoire inscrite dans votre bail',
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: 'supprimer des postes | dossier csp',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 7 },
    cues: 'quitté le parking sans payer | tarif forfaitaire',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 7 },
    cues: 'je récupère le studio | je récupère l appartement | prévoir ton départ | je reprends le logement',
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 8, DEBT_COLLECTION_LETTER: -4 },
    cues: 'avis de passage je suis passé | vous remettre un acte | dressé la liste de vos meubles | ils seront vendus si vous ne payez pas',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, BENEFIT_OVERPAYMENT: -5 },
    cues: 'ne sera pas indemnisé | envisageons de suspendre votre allocation',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 7, DISMISSAL_LETTER: -6 },
    cues: 'résilions votre contrat auto | résilions votre contrat habitation',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6 },
    cues: 'portant la marque de notre cliente',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, DISMISSAL_LETTER: -7 },
    cues: 'notifions donc un avertissement | notifions un avertissement | notifions par la présente un avertissement | notifier un avertissement | adressons un avertissement | adressons donc un avertissement | avertissement qui sera versé | lettre constitue un avertissement',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, DEBT_COLLECTION_LETTER: -7 },
    cues: 'votre demande de prêt | votre demande de crédit | votre demande de financement | suite favorable à votre demande de prêt | suite favorable à votre demande de crédit',
  },
  {
    means: 'type',
    kinds: { OTHER: 8, CONSUMER_CONTRACT_DISPUTE: -7, DEBT_COLLECTION_LETTER: -5 },
    cues: 'votre salaire * * ne vous sera pas versé | salaire ne vous sera pas versé | retenons * sur votre salaire | retenons * * sur votre salaire | retenue sur votre salaire | retenons * pour la casse | retenons * * pour la casse | objet votre salaire',
  },
  {
    means: 'type',
    kinds: {
      OTHER: 7,
      DEBT_COLLECTION_LETTER: -6,
      LETTER_BEFORE_CLAIM: -2,
      CONSUMER_CONTRACT_DISPUTE: -2,
    },
    cues: 'conserve votre dépôt de garantie | conservons votre dépôt de garantie | garde votre dépôt de garantie | gardons votre dépôt de garantie | conserve le dépôt de garantie | conservons le dépôt de garantie | retenues sur votre dépôt de garantie | retenues sur le dépôt de garantie | déduit du dépôt de garantie | déduit de votre dépôt de garantie',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5, OTHER: -2 },
    cues: 'père restait redevable | mère restait redevable | défunt restait redevable | défunte restait redevable | restait redevable de la somme | restait redevable au titre | modalités de règlement de cette dette',
  },
  {
    // A lawyer who is told to sue.
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4.5, DEBT_COLLECTION_LETTER: -3 },
    cues: 'reçu instruction de saisir | reçu instruction d assigner | reçu pour instruction de saisir | reçu mandat de saisir | instruction de saisir le tribunal',
  },
] as const satisfies readonly CueRow[]
