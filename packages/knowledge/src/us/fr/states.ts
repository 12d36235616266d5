/** The French words of the rows in ../states.ts and ../state-home-rows.ts, from the same table of the states. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import type { State } from '../state.ts'

/** How French says "in" that state, by its code. */
const IN: Readonly<Record<string, string>> = {
  AL: 'En Alabama',
  AK: 'En Alaska',
  AZ: 'En Arizona',
  AR: 'Dans l’Arkansas',
  CA: 'En Californie',
  CO: 'Dans le Colorado',
  CT: 'Dans le Connecticut',
  DE: 'Dans le Delaware',
  DC: 'Dans le district de Columbia',
  FL: 'En Floride',
  GA: 'En Géorgie',
  HI: 'À Hawaï',
  ID: 'Dans l’Idaho',
  IL: 'Dans l’Illinois',
  IN: 'Dans l’Indiana',
  IA: 'Dans l’Iowa',
  KS: 'Au Kansas',
  KY: 'Dans le Kentucky',
  LA: 'En Louisiane',
  ME: 'Dans le Maine',
  MD: 'Dans le Maryland',
  MA: 'Dans le Massachusetts',
  MI: 'Dans le Michigan',
  MN: 'Dans le Minnesota',
  MS: 'Dans le Mississippi',
  MO: 'Dans le Missouri',
  MT: 'Dans le Montana',
  NE: 'Dans le Nebraska',
  NV: 'Au Nevada',
  NH: 'Dans le New Hampshire',
  NJ: 'Dans le New Jersey',
  NM: 'Au Nouveau-Mexique',
  NY: 'Dans l’État de New York',
  NC: 'En Caroline du Nord',
  ND: 'Dans le Dakota du Nord',
  OH: 'Dans l’Ohio',
  OK: 'Dans l’Oklahoma',
  OR: 'En Oregon',
  PA: 'En Pennsylvanie',
  RI: 'Dans le Rhode Island',
  SC: 'En Caroline du Sud',
  SD: 'Dans le Dakota du Sud',
  TN: 'Dans le Tennessee',
  TX: 'Au Texas',
  UT: 'Dans l’Utah',
  VT: 'Dans le Vermont',
  VA: 'En Virginie',
  WA: 'Dans l’État de Washington',
  WV: 'En Virginie-Occidentale',
  WI: 'Dans le Wisconsin',
  WY: 'Dans le Wyoming',
}

const SMALL_COURT = 'tribunal des petits litiges (small claims court)'

/** "En Californie", at the start of a sentence. */
export function inState({ key, law }: State): string {
  return IN[key.slice(-2).toUpperCase()] ?? `Dans l’État de ${law.name}`
}

/** "en Californie", within a sentence. */
export function withinState(state: State): string {
  const name = inState(state)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export const STATES_FR: Words = Object.fromEntries(
  STATES.flatMap((state) =>
    [
      courtWords(state),
      limitationWords(state),
      rentWords(state),
      depositWords(state),
      smallClaimsWords(state),
      unemploymentWords(state),
    ].flatMap((rows) =>
      Object.entries(rows).map(([part, words]) => [`${state.key}.${part}`, words] as const),
    ),
  ),
)

function courtWords(state: State): Words {
  const courts = {
    does: `Le propre site des tribunaux ${withinState(state)} : trouvez votre tribunal, ses formulaires et ses guides.`,
  }
  const { answer } = state.law
  if (!answer) return { courts }
  const says = `${inState(state)}, vous avez ${answer.days} jours pour répondre après la remise des papiers. Si votre assignation (summons) dit un autre délai, c’est elle qui compte.`
  return {
    courts,
    answer: {
      says,
      action: 'Déposer votre réponse au tribunal',
      consequence: 'L’autre partie peut gagner sans audience.',
    },
    'answer-late': {
      says: `${inState(state)}, les ${answer.days} jours pour répondre courent du jour où les papiers vous ont été remis. S’ils sont passés, répondez tout de suite : cela peut encore aider.`,
    },
    'ask-answer': {
      says: `Déposez une réponse écrite (answer). ${says} Sinon, l’autre partie gagne. L’aide juridique (legal aid) ou le self-help center peut aider.`,
    },
  }
}

function limitationWords(state: State): Words {
  const { debt, card, written } = state.law
  return {
    ...(debt
      ? limitation(state, debt.years, {
          part: 'debt',
          what: 'la plupart des dettes de contrat et de carte',
        })
      : {}),
    ...(card
      ? limitation(state, card.years, { part: 'card', what: 'les dettes de carte de crédit' })
      : {}),
    ...(written
      ? limitation(state, written.years, { part: 'written', what: 'les contrats écrits' })
      : {}),
  }
}

function limitation(
  state: State,
  years: number,
  { part, what }: { part: 'debt' | 'card' | 'written'; what: string },
): Words {
  const says = `${inState(state)}, le délai pour aller en justice pour ${what} est de ${years} ans. Après, vous pouvez dire au tribunal que c’est trop tard.`
  return {
    [`limitation-${part}`]: {
      says,
      from: 'le jour où vous avez manqué un paiement pour la première fois sans le rattraper',
      restartedBy:
        'Un paiement ou une promesse signée peut faire repartir le délai. Le contrat peut aussi nommer la loi d’un autre État.',
    },
    [`ask-${part}-age`]: {
      says,
      dependsOn: 'quand vous avez payé la dernière fois et le type de dette',
    },
  }
}

function rentWords(state: State): Words {
  const { rent } = state.law
  if (!rent) return {}
  const days = `${rent.days} ${rent.unit === 'days' ? 'jours' : 'jours ouvrables'}`
  return {
    'rent-notice': {
      says: `${inState(state)}, vous avez ${days} après un avis pour loyer impayé. Vous n’êtes pas obligé d’être parti à ce moment-là.`,
      action: 'Payer le loyer dû, convenir d’un plan par écrit, ou obtenir une aide juridique',
      consequence:
        'Votre propriétaire peut alors demander à un tribunal de mettre fin à votre location.',
    },
    'rent-notice-right': {
      says: `${inState(state)}, un avis pour loyer impayé doit le plus souvent vous donner ${days}. Un avis plus court peut être une défense au tribunal.`,
    },
    'ask-rent-notice': {
      says: `Restez chez vous et cherchez de l’aide aujourd’hui. ${inState(state)}, le propriétaire (landlord) doit le plus souvent donner ${days} d’avis, puis aller au tribunal. Seul un tribunal peut vous ordonner de partir.`,
    },
  }
}

function depositWords(state: State): Words {
  const { deposit } = state.law
  if (!deposit) return {}
  return {
    'ask-deposit': {
      says: `Écrivez et demandez-le. ${inState(state)}, le propriétaire (landlord) a le plus souvent ${deposit.days} jours après votre départ pour le rendre ou lister ce qu’il garde. Vous pouvez ensuite aller au ${SMALL_COURT}.`,
    },
    'deposit-days': {
      says: `${inState(state)}, le propriétaire a le plus souvent ${deposit.days} jours après votre départ pour rendre le dépôt de garantie ou lister ce qu’il garde.`,
    },
  }
}

function smallClaimsWords(state: State): Words {
  const { smallClaims } = state.law
  if (!smallClaims) return {}
  const words: RowWords = {
    says: `${inState(state)}, vous pouvez demander jusqu’à ${dollars(smallClaims.dollars)} au ${SMALL_COURT} sans avocat. Envoyez d’abord une demande écrite et gardez une preuve.`,
  }
  return { 'small-claims': words, 'ask-small-claims': words }
}

/** As French writes sums: 12 500 $. */
function dollars(sum: number): string {
  return `${String(sum).replace(/(?=(?:\d{3})+$)(?!^)/g, ' ')} $`
}

function unemploymentWords(state: State): Words {
  const { unemployment } = state.law
  if (!unemployment) return {}
  const says = `${inState(state)}, vous avez ${unemployment.days} jours pour faire appel d’une décision sur le chômage (unemployment), le plus souvent à partir de son envoi. Continuez votre demande chaque semaine.`
  return {
    unemployment: {
      says,
      action: 'Faire appel de la décision sur le chômage',
      consequence:
        'La décision devient définitive, sauf si vous aviez une bonne raison d’être en retard.',
    },
    'ask-unemployment': { says },
  }
}
