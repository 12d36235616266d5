/** The Italian words of the rows in ../states.ts and ../state-home-rows.ts, from the same table of the states. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import type { State } from '../state.ts'

/** States before whose names Italian does not say a plain "In". */
const PLACES: Readonly<Record<string, string>> = {
  Delaware: 'Nel Delaware',
  'the District of Columbia': 'Nel District of Columbia',
  Hawaii: 'Alle Hawaii',
  Maine: 'Nel Maine',
  Maryland: 'Nel Maryland',
  Michigan: 'Nel Michigan',
  Missouri: 'Nel Missouri',
  'New Hampshire': 'Nel New Hampshire',
  'New Jersey': 'Nel New Jersey',
  'New Mexico': 'Nel New Mexico',
  'New York': 'Nello stato di New York',
  'Rhode Island': 'Nel Rhode Island',
  Utah: 'Nello Utah',
  Vermont: 'Nel Vermont',
  Washington: 'Nello stato di Washington',
  Wisconsin: 'Nel Wisconsin',
  Wyoming: 'Nel Wyoming',
}

export const STATES_IT: Words = Object.fromEntries(
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

/** The state with its preposition, as a sentence begins with it: "In Texas", "Nel Maine". */
export function inState({ law }: State): string {
  return PLACES[law.name] ?? `In ${law.name}`
}

/** The same in the middle of a sentence. */
export function withinState(state: State): string {
  const place = inState(state)
  return place.charAt(0).toLowerCase() + place.slice(1)
}

function courtWords(state: State): Words {
  const place = inState(state)
  const courts = {
    does: `Il sito proprio dei tribunali ${withinState(state)}: trovi il Suo tribunale, i moduli e le guide.`,
  }
  const { answer } = state.law
  if (!answer) return { courts }
  const says = `${place} ha ${answer.days} giorni per rispondere da quando le danno gli atti. Se la Sua citazione (summons) dice un altro tempo, vale quello.`
  return {
    courts,
    answer: {
      says,
      action: 'Depositare la Sua risposta in tribunale',
      consequence: 'L’altra parte può vincere senza udienza.',
    },
    'answer-late': {
      says: `${place} i ${answer.days} giorni per rispondere corrono dal giorno in cui le hanno dato gli atti. Se sono passati, risponda subito: può ancora aiutare.`,
    },
    'ask-answer': {
      says: `Depositi una risposta scritta (answer). ${says} Altrimenti vince l’altra parte. Può aiutarla la legal aid o il self-help center.`,
    },
  }
}

function limitationWords(state: State): Words {
  const { debt, card, written } = state.law
  return {
    ...(debt
      ? limitation(state, debt.years, {
          part: 'debt',
          what: 'quasi tutti i debiti di contratti e carte',
        })
      : {}),
    ...(card
      ? limitation(state, card.years, { part: 'card', what: 'debiti di carte di credito' })
      : {}),
    ...(written
      ? limitation(state, written.years, { part: 'written', what: 'contratti scritti' })
      : {}),
  }
}

function limitation(
  state: State,
  years: number,
  { part, what }: { part: 'debt' | 'card' | 'written'; what: string },
): Words {
  const says = `${inState(state)} il tempo per fare causa per ${what} è di ${years} anni. Dopo può dire al tribunale che è troppo tardi.`
  return {
    [`limitation-${part}`]: {
      says,
      from: 'il giorno in cui ha saltato per la prima volta un pagamento senza poi mettersi in pari',
      restartedBy:
        'Un pagamento o una promessa firmata può far ripartire il tempo. Il contratto può anche indicare la legge di un altro Stato.',
    },
    [`ask-${part}-age`]: {
      says,
      dependsOn: 'quando ha pagato l’ultima volta e che tipo di debito è',
    },
  }
}

function rentWords(state: State): Words {
  const { rent } = state.law
  if (!rent) return {}
  const place = inState(state)
  const days = rent.unit === 'days' ? `${rent.days} giorni` : `${rent.days} giorni lavorativi`
  return {
    'rent-notice': {
      says: `${place} ha ${days} dopo un avviso per affitto non pagato. Non è obbligato a uscire entro allora.`,
      action: 'Pagare l’affitto dovuto, accordarsi su un piano per iscritto o avere aiuto legale',
      consequence: 'Poi il Suo proprietario può chiedere a un tribunale di chiudere l’affitto.',
    },
    'rent-notice-right': {
      says: `${place} un avviso per affitto non pagato deve quasi sempre darle ${days}. Uno più breve può essere una difesa in tribunale.`,
    },
    'ask-rent-notice': {
      says: `Resti in casa e si faccia aiutare oggi. ${place} il proprietario (landlord) deve quasi sempre dare ${days} di avviso, poi andare in tribunale. Solo un tribunale può ordinarle di uscire.`,
    },
  }
}

function otherWords(state: State): Words {
  const { deposit, smallClaims } = state.law
  const place = inState(state)
  const rows: [string, RowWords][] = []
  if (deposit)
    rows.push([
      'ask-deposit',
      {
        says: `Scriva e lo chieda. ${place} un proprietario (landlord) ha quasi sempre ${deposit.days} giorni da quando Lei esce. In quel tempo deve ridarlo o elencare ciò che ha trattenuto. Poi può usare il tribunale per le piccole cause (small claims court).`,
      },
    ])
  if (smallClaims) {
    const says = `${place} può chiedere fino a ${dollars(smallClaims.dollars)} nel tribunale per le piccole cause (small claims court) senza avvocato. Mandi prima una richiesta scritta e tenga la prova.`
    rows.push(['ask-small-claims', { says }], ['small-claims', { says }])
  }
  return Object.fromEntries(rows)
}

/** As people write sums in the United States: $12,500. */
function dollars(sum: number): string {
  return `$${String(sum).replace(/(?=(?:\d{3})+$)(?!^)/g, ',')}`
}

function unemploymentWords(state: State): Words {
  const { unemployment } = state.law
  if (!unemployment) return {}
  const says = `${inState(state)} ha ${unemployment.days} giorni per fare ricorso contro una decisione sulla disoccupazione (unemployment), quasi sempre dal suo invio. Continui a fare domanda ogni settimana.`
  return {
    unemployment: {
      says,
      action: 'Fare ricorso contro la decisione sul sussidio di disoccupazione',
      consequence: 'La decisione diventa definitiva, salvo una buona ragione per il ritardo.',
    },
    'ask-unemployment': { says },
  }
}
