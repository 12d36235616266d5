/** The Dutch words of the rows in ../states.ts and ../state-home-rows.ts, from the same table of the states. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import type { State } from '../state.ts'

/** The states that Dutch does not call by their English name alone. */
const NAMES: Readonly<Record<string, string>> = {
  CA: 'Californië',
  DC: 'het District of Columbia',
  NY: 'de staat New York',
  WA: 'de staat Washington',
}

const SMALL_COURT = 'de rechtbank voor kleine zaken (small claims court)'

function stateName({ key, law }: State): string {
  return NAMES[key.slice(-2).toUpperCase()] ?? law.name
}

/** "In Californië", at the start of a sentence. */
export function inState(state: State): string {
  return `In ${stateName(state)}`
}

export const STATES_NL: Words = Object.fromEntries(
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
    does: `De eigen site van de rechtbanken voor ${stateName(state)}: vind uw rechtbank, de formulieren en de uitleg.`,
  }
  const { answer } = state.law
  if (!answer) return { courts }
  const says = `${inState(state)} hebt u ${answer.days} dagen om te antwoorden nadat de papieren aan u zijn gegeven. Staat er een andere termijn in uw dagvaarding (summons), dan geldt die.`
  return {
    courts,
    answer: {
      says,
      action: 'Uw antwoord indienen bij de rechtbank',
      consequence: 'De andere kant kan winnen zonder zitting.',
    },
    'answer-late': {
      says: `${inState(state)} lopen de ${answer.days} dagen om te antwoorden vanaf de dag dat de papieren aan u zijn gegeven. Zijn ze voorbij, antwoord dan meteen: het kan nog helpen.`,
    },
    'ask-answer': {
      says: `Dien een schriftelijk antwoord (answer) in. ${says} Anders wint de andere kant. Legal aid of het self-help center kan helpen.`,
    },
  }
}

function limitationWords(state: State): Words {
  const { debt, card, written } = state.law
  return {
    ...(debt
      ? limitation(state, debt.years, {
          part: 'debt',
          what: 'de meeste schulden uit contracten en kaarten',
        })
      : {}),
    ...(card
      ? limitation(state, card.years, { part: 'card', what: 'schulden van creditcards' })
      : {}),
    ...(written
      ? limitation(state, written.years, { part: 'written', what: 'schriftelijke contracten' })
      : {}),
  }
}

function limitation(
  state: State,
  years: number,
  { part, what }: { part: 'debt' | 'card' | 'written'; what: string },
): Words {
  const says = `${inState(state)} is de tijd om naar de rechter te gaan voor ${what} ${years} jaar. Daarna kunt u de rechter zeggen dat het te laat is.`
  return {
    [`limitation-${part}`]: {
      says,
      from: 'de dag dat u voor het eerst een betaling miste en die niet inhaalde',
      restartedBy:
        'Door een betaling of een getekende belofte kan de tijd opnieuw beginnen. In het contract kan ook de wet van een andere staat staan.',
    },
    [`ask-${part}-age`]: {
      says,
      dependsOn: 'wanneer u het laatst betaalde en wat voor schuld het is',
    },
  }
}

function rentWords(state: State): Words {
  const { rent } = state.law
  if (!rent) return {}
  const days = `${rent.days} ${rent.unit === 'days' ? 'dagen' : 'werkdagen'}`
  return {
    'rent-notice': {
      says: `${inState(state)} krijgt u ${days} na een bericht over onbetaalde huur. U hoeft dan nog niet weg te zijn.`,
      action:
        'De huur betalen die u schuldig bent, schriftelijk een plan afspreken, of juridische hulp zoeken',
      consequence: 'Uw verhuurder kan daarna een rechter vragen de huur te beëindigen.',
    },
    'rent-notice-right': {
      says: `${inState(state)} moet een bericht over onbetaalde huur u meestal ${days} geven. Een korter bericht kan een verweer zijn bij de rechter.`,
    },
    'ask-rent-notice': {
      says: `Blijf in uw woning en zoek vandaag hulp. ${inState(state)} moet de verhuurder (landlord) u meestal ${days} geven, en daarna naar de rechter. Alleen een rechter kan u bevelen te vertrekken.`,
    },
  }
}

function depositWords(state: State): Words {
  const { deposit } = state.law
  if (!deposit) return {}
  return {
    'ask-deposit': {
      says: `Schrijf en vraag erom. ${inState(state)} heeft een verhuurder (landlord) meestal ${deposit.days} dagen nadat u vertrekt om de borg terug te geven of op te schrijven wat hij houdt. Daarna kunt u naar ${SMALL_COURT}.`,
    },
    'deposit-days': {
      says: `${inState(state)} heeft een verhuurder meestal ${deposit.days} dagen nadat u vertrekt om de borg terug te geven of op te schrijven wat hij houdt.`,
    },
  }
}

function smallClaimsWords(state: State): Words {
  const { smallClaims } = state.law
  if (!smallClaims) return {}
  const words: RowWords = {
    says: `${inState(state)} kunt u tot ${dollars(smallClaims.dollars)} eisen bij ${SMALL_COURT} zonder advocaat. Stuur eerst schriftelijk uw eis en bewaar bewijs.`,
  }
  return { 'small-claims': words, 'ask-small-claims': words }
}

/** As Dutch writes sums: $12.500. */
function dollars(sum: number): string {
  return `$${String(sum).replace(/(?=(?:\d{3})+$)(?!^)/g, '.')}`
}

function unemploymentWords(state: State): Words {
  const { unemployment } = state.law
  if (!unemployment) return {}
  const says = `${inState(state)} hebt u ${unemployment.days} dagen om in beroep te gaan tegen een beslissing over werkloosheid (unemployment), meestal vanaf de verzending. Blijf elke week de uitkering aanvragen.`
  return {
    unemployment: {
      says,
      action: 'In beroep gaan tegen de beslissing over werkloosheid',
      consequence:
        'De beslissing staat dan vast, behalve als u een goede reden had om te laat te zijn.',
    },
    'ask-unemployment': { says },
  }
}
