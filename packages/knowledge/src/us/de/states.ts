/** The German words of the rows in ../states.ts and ../state-home-rows.ts, from the same table of the states. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { STATES } from '../state.ts'
import type { State } from '../state.ts'

/** States that German names in its own way, after "in". */
const PLACES: Readonly<Record<string, string>> = {
  California: 'in Kalifornien',
  'the District of Columbia': 'im District of Columbia',
  Washington: 'im Bundesstaat Washington',
}

export const STATES_DE: Words = Object.fromEntries(
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

/** The place inside a sentence: "in Texas". */
export function placeOf({ law }: State): string {
  return PLACES[law.name] ?? `in ${law.name}`
}

/** The place that begins a sentence: "In Texas". */
export function inState(state: State): string {
  return placeOf(state).replace(/^i/, 'I')
}

function courtWords(state: State): Words {
  const courts = {
    does: `Die eigene Website der Gerichte ${placeOf(state)}: Finden Sie Ihr Gericht, seine Formulare und Anleitungen.`,
  }
  const { answer } = state.law
  if (!answer) return { courts }
  const says = `${inState(state)} haben Sie ${answer.days} Tage für die Antwort (answer), nachdem Sie die Papiere bekommen haben. Nennt Ihre Ladung (summons) eine andere Zeit, gilt sie.`
  return {
    courts,
    answer: {
      says,
      action: 'Ihre Antwort (answer) beim Gericht einreichen',
      consequence: 'Die andere Seite kann ohne Anhörung gewinnen.',
    },
    'answer-late': {
      says: `${inState(state)} laufen die ${answer.days} Tage für die Antwort (answer) ab dem Tag, an dem Sie die Papiere bekommen haben. Sind sie vorbei, antworten Sie sofort: Es kann noch helfen.`,
    },
    'ask-answer': {
      says: `Reichen Sie eine schriftliche Antwort (answer) ein. ${says} Sonst gewinnt die andere Seite. Legal aid oder das self-help center hilft.`,
    },
  }
}

function limitationWords(state: State): Words {
  const { debt, card, written } = state.law
  return {
    ...(debt
      ? limitation(state, debt.years, {
          part: 'debt',
          what: 'der meisten Schulden aus Verträgen und Karten',
        })
      : {}),
    ...(card
      ? limitation(state, card.years, { part: 'card', what: 'Schulden aus Kreditkarten' })
      : {}),
    ...(written
      ? limitation(state, written.years, { part: 'written', what: 'schriftlicher Verträge' })
      : {}),
  }
}

function limitation(
  state: State,
  years: number,
  { part, what }: { part: 'debt' | 'card' | 'written'; what: string },
): Words {
  const says = `${inState(state)} ist die Zeit, wegen ${what} zu klagen, ${years} Jahre. Danach können Sie dem Gericht sagen, dass es zu spät ist.`
  return {
    [`limitation-${part}`]: {
      says,
      from: 'der Tag, an dem Sie zuerst eine Zahlung verpassten und nicht nachholten',
      restartedBy:
        'Eine Zahlung oder ein unterschriebenes Versprechen kann die Zeit neu starten. Der Vertrag kann auch das Recht eines anderen Bundesstaats nennen.',
    },
    [`ask-${part}-age`]: {
      says,
      dependsOn: 'wann Sie zuletzt gezahlt haben und welche Art Schuld es ist',
    },
  }
}

function rentWords(state: State): Words {
  const { rent } = state.law
  if (!rent) return {}
  const days = rent.unit === 'days' ? `${rent.days} Tage` : `${rent.days} Geschäftstage`
  return {
    'rent-notice': {
      says: `${inState(state)} haben Sie nach einer Mitteilung (notice) wegen unbezahlter Miete ${days}. Bis dahin müssen Sie nicht ausgezogen sein.`,
      action:
        'Die offene Miete zahlen, schriftlich einen Plan vereinbaren oder Rechtshilfe (legal aid) holen',
      consequence: 'Danach kann Ihr Vermieter ein Gericht bitten, Ihr Mietverhältnis zu beenden.',
    },
    'rent-notice-right': {
      says: `${inState(state)} muss eine Mitteilung (notice) wegen unbezahlter Miete Ihnen meist ${days} geben. Eine kürzere kann vor Gericht ein Einwand sein.`,
    },
    'ask-rent-notice': {
      says: `Bleiben Sie in Ihrer Wohnung und holen Sie heute Hilfe. ${inState(state)} muss der Vermieter meist ${days} Frist (notice) geben und dann zum Gericht gehen. Nur ein Gericht kann Ihren Auszug befehlen.`,
    },
  }
}

function otherWords(state: State): Words {
  const { deposit, smallClaims } = state.law
  const rows: [string, RowWords][] = []
  if (deposit)
    rows.push([
      'ask-deposit',
      {
        says: `Verlangen Sie die Kaution schriftlich. ${inState(state)} hat ein Vermieter meist ${deposit.days} Tage nach Ihrem Auszug, um sie zurückzugeben oder aufzulisten, was er behält. Danach hilft das Gericht für kleine Fälle (small claims court).`,
      },
    ])
  if (smallClaims) {
    const says = `${inState(state)} können Sie beim Gericht für kleine Fälle (small claims court) ohne Anwalt bis zu ${dollars(smallClaims.dollars)} verlangen. Schicken Sie zuerst eine schriftliche Forderung und behalten Sie Beweise.`
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
  const says = `${inState(state)} haben Sie ${unemployment.days} Tage für den Widerspruch (appeal) gegen eine Entscheidung über Arbeitslosengeld, meist ab dem Absenden. Beantragen Sie weiter jede Woche.`
  return {
    unemployment: {
      says,
      action: 'Gegen die Entscheidung über Arbeitslosengeld Widerspruch (appeal) einlegen',
      consequence:
        'Die Entscheidung wird endgültig, außer Sie hatten einen guten Grund für die Verspätung.',
    },
    'ask-unemployment': { says },
  }
}
