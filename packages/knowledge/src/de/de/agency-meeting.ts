/** The German words of the rows in ../agency-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGENCY_MEETING_DE: Words = {
  'de.meeting.want': {
    says: 'Die Arbeitsagentur lädt Sie ein. Mit Arbeitslosengeld müssen Sie hingehen.',
  },
  'de.meeting.reality': {
    says: 'Bleiben Sie ohne wichtigen Grund weg, verlieren Sie eine Woche Geld. Mit wichtigem Grund nichts.',
  },
  'de.meeting.right-same-day': {
    says: 'Auch eine andere Uhrzeit am selben Tag zählt, wenn das Gespräch noch möglich ist.',
  },
  'de.meeting.right-travel': {
    says: 'Beantragen Sie die Fahrkosten: Sie können erstattet werden. Sie dürfen jemanden mitbringen.',
  },
  'de.meeting.step': {
    says: 'Sie können nicht? Melden Sie sich vorher mit Nachweis, etwa Krankschreibung, und bitten Sie um einen neuen Termin.',
  },
  'de.meeting.option': {
    says: 'Gehen Sie hin und nehmen Sie diesen Brief mit.',
    title: 'Termin wahrnehmen',
    cost: 'Kostenlos.',
    time: 'Am genannten Tag.',
    risk: 'Keins.',
    bestFor: 'Sie können hingehen.',
  },
}
