/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_DE: Words = {
  'es.late.eviction-want': {
    says: 'Ihr Vermieter verlangt vor Gericht, dass Sie ausziehen (desahucio). Die zehn Werktage sind wohl vorbei. Die Räumung (lanzamiento) kann stattfinden.',
  },
  'es.late.eviction-rights': {
    says: 'Sie können fragen, was entschieden ist, in Not um Aufschub bitten, einen späteren Tag vereinbaren und mit wenig Geld einen kostenlosen Anwalt haben.',
  },
  'es.late.eviction-reality': {
    says: 'Nur das Gericht darf räumen, an einem Tag und zu einer Stunde, die man Ihnen nannte. Bis dahin dürfen Sie bleiben.',
  },
  'es.late.eviction-step': {
    says: 'Rufen Sie heute das Gericht an: Was ist entschieden, und wann müssen Sie raus? In Not? Bitten Sie Gericht und Sozialdienst der Stadt um einen Aufschub.',
  },
  'es.late.eviction-right': {
    says: 'Kam das Papier vor weniger als zehn Werktagen? Dann können Sie es noch einmal durch volle Zahlung stoppen (enervar) oder sich wehren.',
  },
  'es.late.eviction-option': {
    says: 'Zeigen Sie dem Gericht einen Bericht des Sozialdienstes. Bitten Sie den Anwalt des Eigentümers schriftlich um einen späteren Tag und bieten Sie an, was geht.',
    title: 'Um Aufschub bitten oder einen späteren Tag vereinbaren',
    cost: 'Kostenlos.',
    time: 'Vor der Räumung.',
    risk: 'Das Gericht entscheidet, und ein Aufschub endet nach Monaten.',
    bestFor: 'Sie wissen nicht wohin oder brauchen einige Wochen.',
  },
  'es.late.rent-step': {
    says: 'Wenn Sie Miete schulden, zahlen Sie jetzt, was geht, auch wenn der Tag vorbei ist. Ist vor der Klage alles bezahlt, fehlt der Räumung der Grund. Behalten Sie Belege.',
  },
  'es.late.notice-step': {
    says: 'Nach dem Tag noch da? Nur ein Gericht kann Sie ausziehen lassen. Zahlen Sie die Miete weiter per Bank und holen Sie Rat, bevor Sie unterschreiben oder Schlüssel abgeben.',
  },
  'es.late.job-rights': {
    says: 'Sie können ein Jahr lang noch Lohn, Urlaub und Schlussabrechnung fordern und Arbeitslosengeld (paro) beantragen.',
  },
  'es.late.job-reality': {
    says: 'Ab dem Brief gezählt sind die 20 Werktage zum Anfechten wohl vorbei. Sie laufen ab Ihrem letzten Arbeitstag, ohne Wochenenden und Feiertage.',
  },
  'es.late.job-step': {
    says: 'Zählen Sie neu: 20 Werktage ab dem letzten Arbeitstag. Noch Zeit? Reichen Sie heute die Papeleta de conciliación ein. Vorbei? Zu einer Gewerkschaft: Offener Lohn lebt länger.',
  },
  'es.late.job-benefit': {
    says: 'Noch kein Arbeitslosengeld bei SEPE beantragt? Beantragen Sie es heute. Es läuft ab dem Antrag. Sie verlieren nur die Tage davor.',
  },
  'es.late.job-option': {
    says: 'Fordern Sie schriftlich Lohn, Urlaub, Sonderzahlungen und was der Brief versprach. Keine Antwort? Beantragen Sie Schlichtung für dieses Geld.',
    title: 'Das offene Geld fordern',
    cost: 'Kostenlos. Kein Anwalt nötig.',
    time: 'Ein Jahr, seit die Summe fällig war.',
    risk: 'Dass die Kündigung unfair war, kann man meist nicht mehr sagen.',
    bestFor: 'Die Schlussabrechnung fehlt oder ist zu niedrig.',
  },
  'es.late.demand-step': {
    says: 'Antworten Sie heute, auch wenn der Tag vorbei ist: Beweise verlangen, Fehler nennen oder Raten bieten. Öffnen Sie alle Post: Ein Gericht gibt 10 oder 20 Werktage.',
  },
}
