/** The German words of the rows on sick leave in each state, from the same table of its laws. */
import type { Words } from '@plainletter/contracts/rule'

import { sickWords } from '../sick-leave-sentences.ts'
import { inState } from './states.ts'

const DAYS = { 2: 'zweiten', 3: 'dritten', 4: 'vierten' } as const

const leave = (forAny: true | undefined): string =>
  forAny ? 'erworbene bezahlte freie Tage' : 'erworbene Krankheitszeit'

export const SICK_LEAVE_BY_STATE_DE: Words = {
  ...sickWords({
    place: inState,
    gap: ' ',
    earn: (place, per, { forAny, hours }) =>
      `${place} verdienen Sie für je ${per} Arbeitsstunden eine Stunde ${forAny ? 'bezahlten Urlaub (paid leave)' : 'bezahlte Krankheitszeit (sick time)'}${hours === undefined ? '' : `, bis zu ${hours} Stunden im Jahr`}.`,
    earnInAll: (place, hours) =>
      `${place} verdienen Sie bis zu ${hours} Stunden bezahlte Krankheitszeit (sick time) im Jahr.`,
    larger: (workers, hours) => `Ab ${workers} Beschäftigten sind es ${hours} Stunden.`,
    paidFrom: (workers) =>
      `Firmen mit weniger als ${workers} Beschäftigten dürfen sie meist unbezahlt lassen.`,
    boundFrom: (workers) => `Das Gesetz gilt für Firmen ab ${workers} Beschäftigten.`,
    allSoon: 'Ab 1. Januar 2027 gilt es für alle Firmen.',
    weekly: (hours) => `Nötig sind mindestens ${hours} Arbeitsstunden in der Woche.`,
    wait: (days) => `Neue müssen bis zur Nutzung unter Umständen ${days} Tage warten.`,
    use: (forAny) =>
      forAny
        ? 'Sie können ihn aus jedem Grund nehmen, also auch bei Krankheit.'
        : 'Die Zeit gilt für Sie und für Angehörige, die Sie pflegen.',
    ownLaw: 'Chicago und Cook County haben eigene Gesetze.',
    noteFrom: (place, day) =>
      `${place} darf der Chef für erworbene Krankheitszeit erst ab dem ${DAYS[day]} Arbeitstag in Folge ein Attest verlangen. Fehlen Sie kürzer, brauchen Sie keines.`,
    noteNever: (place, { forAny }) =>
      `${place} darf eine Firma kein Attest${forAny ? ' und keinen Grund' : ''} verlangen, wenn Sie ${leave(forAny)} nutzen.`,
    noteUnsaid: (place) =>
      `${place} darf eine Firma die bezahlten Krankheitstage, die Sie verdient haben, nicht verweigern. Das Gesetz nennt keinen Tag, ab dem sie ein Attest verlangen darf. Eine Regel, die deshalb den Lohn einbehält, kann es verletzen. Fragen Sie den Labor Commissioner.`,
    notePaid: 'Die Kosten des Attests müssen Sie nicht tragen.',
    noteLeft: 'Das gilt, solange Sie verdiente Stunden haben. Danach gelten die Regeln der Firma.',
    safe: (place, { forAny, noPoints }) =>
      `${place} darf eine Firma Ihnen nicht kündigen${noPoints ? ', Sie nicht verwarnen und keine Punkte geben' : ' und Sie nicht verwarnen'}, weil Sie ${leave(forAny)} nutzen. Das gilt, solange Stunden übrig sind.`,
    proof: 'Schreiben Sie ihr das und sichern Sie Nachrichten, Dienstplan, Lohnzettel.',
    office: (name) => `Beschwerde bald und kostenlos: ${name}.`,
    benefits: 'Bei Kündigung auch Arbeitslosengeld beantragen.',
    unpunished: 'Man darf Ihnen deshalb nicht kündigen und Sie nicht verwarnen.',
    dependsOnWorkers: 'wie viele Beschäftigte die Firma hat',
    dependsOnDays: 'wie viele Arbeitstage in Folge Sie fehlen',
    dependsOnHours: 'ob Sie noch verdiente Krankheitstage haben',
  }),
  'us.ask-state.no-sick-leave-law': {
    says: 'Ihr Bundesstaat hat kein Gesetz, das den meisten bezahlte Krankheitstage gibt. Eine Firma darf meist ein Attest verlangen und Fehltage nach eigenen Regeln bestrafen. Aber nach einem Jahr in einer Firma mit 50 Beschäftigten gibt es bei schwerer Krankheit 12 unbezahlte Wochen (FMLA). Ab 15 muss sie Änderungen wegen einer Behinderung prüfen. Bei Kündigung beantragen Sie Arbeitslosengeld.',
    dependsOn: 'die Regeln der Firma und wie krank Sie sind',
  },
  'us.state.mo.ask-sick-leave-repealed': {
    says: 'Missouris bezahlte Krankheitszeit von 2025 endete am 28. August 2025, nun entscheiden die Regeln der Firma. Sie darf meist ein Attest verlangen und Fehltage bestrafen. Aber nach einem Jahr in einer Firma mit 50 Beschäftigten gibt es bei schwerer Krankheit 12 unbezahlte Wochen (FMLA). Ab 15 muss sie Änderungen wegen einer Behinderung prüfen. Bei Kündigung beantragen Sie Arbeitslosengeld.',
  },
  'us.state.va.ask-sick-leave-soon': {
    says: 'Virginias neues Gesetz über bezahlte Krankheitstage beginnt am 1. Juli 2027, zuerst für Firmen mit 50 Beschäftigten. Bis dahin haben sie nur manche Pflegekräfte zu Hause, und eine Firma darf Fehltage meist bestrafen. Aber nach einem Jahr in einer Firma mit 50 Beschäftigten gibt es bei schwerer Krankheit 12 unbezahlte Wochen (FMLA). Bei Kündigung beantragen Sie Arbeitslosengeld.',
    dependsOn: 'die Regeln der Firma, bis Juli 2027',
  },
  'us.ask-state.sick-days-at-end': {
    says: 'Das Krankheitsgesetz Ihres Bundesstaats zwingt die Firma meist nicht, ungenutzte Krankheitstage am Ende auszuzahlen. Ein Vertrag, ein Handbuch oder ein gemeinsames Konto freier Tage (PTO) kann es. Verdienter Urlaub ist etwas anderes, viele Staaten behandeln ihn als Lohn. Stellt dieselbe Firma Sie nach Monaten wieder ein, kommen die Stunden meist zurück.',
    dependsOn: 'was Vertrag oder Handbuch versprechen',
  },
}
