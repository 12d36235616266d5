/** The Spanish words of the rows in ../states.ts and ../state-home-rows.ts, from the same table of the states. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import type { State } from '../state.ts'

/** Names of states that Spanish writes in its own way. */
const NAMES: Readonly<Record<string, string>> = {
  'the District of Columbia': 'el Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  Michigan: 'Míchigan',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  Washington: 'el estado de Washington',
  'West Virginia': 'Virginia Occidental',
}

export const STATES_ES: Words = Object.fromEntries(
  STATES.flatMap((state) =>
    [
      courtWords(state),
      limitationWords(state),
      rentWords(state),
      otherWords(state),
      unemploymentWords(state),
    ].flatMap((rows) =>
      Object.entries(rows).map(([part, words]) => [`${state.key}.${part}`, words]),
    ),
  ),
)

/** The state as Spanish writes its name. */
export function nameOf({ law }: State): string {
  return NAMES[law.name] ?? law.name
}

function courtWords(state: State): Words {
  const name = nameOf(state)
  const courts = {
    does: `El sitio propio de las cortes en ${name}: encuentre su corte, sus formularios y guías.`,
  }
  const { answer } = state.law
  if (!answer) return { courts }
  const says = `En ${name} tiene ${answer.days} días para contestar desde que le entregan los papeles. Si su citación (summons) dice otro plazo, vale ese.`
  return {
    courts,
    answer: {
      says,
      action: 'Presentar su contestación en la corte',
      consequence: 'La otra parte puede ganar sin audiencia.',
    },
    'answer-late': {
      says: `En ${name} los ${answer.days} días para contestar corren desde el día en que le entregaron los papeles. Si ya pasaron, conteste enseguida: aún puede ayudar.`,
    },
    'ask-answer': {
      says: `Presente una contestación (answer) escrita. ${says} Si no, la otra parte gana. La ayuda legal (legal aid) o el self-help center puede ayudar.`,
    },
  }
}

function limitationWords(state: State): Words {
  const { debt, card, written } = state.law
  return {
    ...(debt
      ? limitation(state, debt.years, {
          part: 'debt',
          what: 'la mayoría de las deudas de contratos y tarjetas',
        })
      : {}),
    ...(card
      ? limitation(state, card.years, { part: 'card', what: 'deudas de tarjetas de crédito' })
      : {}),
    ...(written
      ? limitation(state, written.years, { part: 'written', what: 'contratos escritos' })
      : {}),
  }
}

function limitation(
  state: State,
  years: number,
  { part, what }: { part: 'debt' | 'card' | 'written'; what: string },
): Words {
  const says = `En ${nameOf(state)} el plazo para demandar por ${what} es de ${years} años. Después puede decir a la corte que es demasiado tarde.`
  return {
    [`limitation-${part}`]: {
      says,
      from: 'el día en que faltó a un pago por primera vez y no se puso al día',
      restartedBy:
        'Un pago o una promesa firmada puede hacer empezar otra vez el plazo. El contrato también puede nombrar la ley de otro estado.',
    },
    [`ask-${part}-age`]: { says, dependsOn: 'cuándo pagó por última vez y qué tipo de deuda es' },
  }
}

function rentWords(state: State): Words {
  const { rent } = state.law
  if (!rent) return {}
  const name = nameOf(state)
  const days = rent.unit === 'days' ? `${rent.days} días` : `${rent.days} días hábiles`
  return {
    'rent-notice': {
      says: `En ${name} tiene ${days} después de un aviso por renta sin pagar. No tiene que estar fuera para entonces.`,
      action: 'Pagar la renta que debe, acordar un plan por escrito o conseguir ayuda legal',
      consequence: 'Después su propietario puede pedir a una corte que termine su renta.',
    },
    'rent-notice-right': {
      says: `En ${name} un aviso por renta sin pagar debe darle, en la mayoría de los casos, ${days}. Uno más corto puede ser una defensa en la corte.`,
    },
    'ask-rent-notice': {
      says: `Quédese en su casa y consiga ayuda hoy. En ${name} el propietario (landlord) debe dar ${days} de aviso en la mayoría de los casos. Después debe ir a la corte. Solo una corte puede ordenar que salga.`,
    },
  }
}

function otherWords(state: State): Words {
  const { deposit, smallClaims } = state.law
  const name = nameOf(state)
  const rows: [string, RowWords][] = []
  if (deposit)
    rows.push([
      'ask-deposit',
      {
        says: `Escriba y pídalo. En ${name} el propietario (landlord) tiene, en la mayoría de los casos, ${deposit.days} días desde que usted se va. En ese plazo debe devolverlo o dar la lista de lo retenido. Después puede usar la corte de reclamos menores (small claims court).`,
      },
    ])
  if (smallClaims)
    rows.push([
      'ask-small-claims',
      {
        says: `En ${name} puede reclamar hasta ${dollars(smallClaims.dollars)} en la corte de reclamos menores (small claims court) sin abogado. Envíe primero un reclamo por escrito y guarde prueba.`,
      },
    ])
  if (smallClaims)
    rows.push([
      'small-claims',
      {
        says: `En ${name} puede reclamar hasta ${dollars(smallClaims.dollars)} en la corte de reclamos menores (small claims court) sin abogado. Envíe primero un reclamo por escrito y guarde prueba.`,
      },
    ])
  return Object.fromEntries(rows)
}

/** As people write sums in the United States: $12,500. */
function dollars(sum: number): string {
  return `$${String(sum).replace(/(?=(?:\d{3})+$)(?!^)/g, ',')}`
}

function unemploymentWords(state: State): Words {
  const { unemployment } = state.law
  if (!unemployment) return {}
  const says = `En ${nameOf(state)} tiene ${unemployment.days} días para apelar una decisión sobre el desempleo (unemployment), en la mayoría de los casos desde su envío. Siga pidiendo el beneficio cada semana.`
  return {
    unemployment: {
      says,
      action: 'Apelar la decisión sobre los beneficios de desempleo',
      consequence: 'La decisión queda firme, salvo que tuviera una buena razón para llegar tarde.',
    },
    'ask-unemployment': { says },
  }
}
