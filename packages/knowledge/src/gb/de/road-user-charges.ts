/** Gebühren für Zonen, Brücken und Busspuren: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_USER_CHARGES_DE: Words = {
  'gb.pcn.london-zone-act': {
    says: 'Diese Gebühr gilt für das Fahren in einer Londoner Zone. Sie ist eine zivile Schuld des Halters (keeper) und keine Straftat.',
  },
  'gb.pcn.london-zone-appeal': {
    says: 'Sie haben 28 Tage, um Transport for London mit einem der festen Gründe zu schreiben. Bei einem Nein können Sie kostenlos zu London Tribunals gehen.',
  },
  'gb.pcn.london-zone-late': {
    says: 'Eine Mahnbescheinigung (charge certificate) erhöht die Summe um die Hälfte. Kam die erste Mitteilung nie an, kann sie noch aufgehoben werden.',
    actionable:
      'Warten Sie auf die order for recovery. Antworten Sie darauf mit der statutory declaration, wenn die erste Mitteilung nie kam.',
  },
  'gb.pcn.london-zone-sums': {
    says: 'Wer binnen 14 Tagen zahlt, zahlt die Hälfte. Bleibt die Summe nach einem charge certificate offen, steigt sie um die Hälfte.',
  },
  'gb.pcn.crossing-appeal': {
    says: 'Bei Brücken, Tunneln oder Umweltzonen gibt es nach der ersten Mitteilung 28 Tage, um mit einem festen Grund zu schreiben. Nach einem Nein hilft das Traffic Penalty Tribunal.',
  },
  'gb.pcn.london-moving-law': {
    says: 'Für Verkehrsregeln in London gilt ein eigenes Gesetz. Nach der ersten Mitteilung kann man 28 Tage lang der Gemeinde schreiben. Danach hilft London Tribunals kostenlos.',
  },
  'gb.pcn.scotland-bus-lane': {
    says: 'Für Busspuren in Schottland gelten eigene Regeln. Sie können an die Gemeinde schreiben und danach zum First-tier Tribunal for Scotland, General Regulatory Chamber.',
  },
  'gb.pcn.recovery-grounds': {
    says: 'Das Formular hat feste Gründe: Sie bekamen die erste Mitteilung nie, keine Antwort auf Ihren Einspruch, oder Sie haben gezahlt. Stimmt einer, fällt der Beschluss weg.',
  },
  'gb.pcn.bailiffs-later': {
    says: 'Gerichtsvollzieher (bailiffs) brauchen erst einen Beschluss (warrant). Dann müssen sie sich ankündigen und sieben volle Tage warten.',
  },
  'gb.pcn.london-bus-lane': {
    says: 'Für Busspuren in London gilt ein eigenes Gesetz. Nach 28 Tagen kann eine Enforcement Notice kommen. Dann haben Sie 28 Tage für einen förmlichen Einspruch, danach ist die Beschwerde bei London Tribunals kostenlos.',
  },
  'gb.pcn.london-bus-lane-grounds': {
    says: 'Die Gründe stehen fest: Sie waren nicht der Halter, es gab keinen Verstoß, das Auto wurde ohne Ihre Zustimmung genommen, oder die Polizei handelt schon.',
  },
}
