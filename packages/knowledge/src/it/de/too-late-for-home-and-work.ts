/** What can still be done when the time in a paper about a home, a job or a coming court case is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_DE: Words = {
  'it.too-late.eviction-want': {
    says: 'Ihr Vermieter lud Sie zu einem Termin, damit Sie ausziehen (sfratto). Der Tag ist vorbei. Das Gericht kann es bestätigt haben.',
  },
  'it.too-late.eviction-rights': {
    says: 'Sie können fragen, was entschieden ist, bis zum Tag des Gerichtsvollziehers bleiben, manchmal spät widersprechen und mit wenig Geld einen kostenlosen Anwalt haben.',
  },
  'it.too-late.eviction-reality': {
    says: 'Niemand kann Sie von heute auf morgen hinaussetzen. Das Gericht setzt einen Tag, und ein Gerichtsvollzieher muss ihn mindestens zehn Tage vorher sagen.',
  },
  'it.too-late.eviction-step': {
    says: 'Rufen Sie heute das Gericht an. Fragen Sie, ob die Räumung bestätigt ist, für welchen Tag, oder ob ein neuer Termin kommt. Dann zur Stadt und zum Mieterverein.',
  },
  'it.too-late.eviction-right': {
    says: 'Wussten Sie wahrscheinlich nichts vom Termin oder konnten ohne Schuld nicht kommen? Dann muss das Gericht Sie vor der Bestätigung neu laden.',
  },
  'it.too-late.eviction-option': {
    says: 'Wurde es ohne Sie bestätigt? Zeigen Sie, dass eine falsche Zustellung oder etwas außerhalb Ihrer Macht Sie hinderte.',
    title: 'Spät widersprechen',
    cost: 'Ein Anwalt. Prozesskostenhilfe kann zahlen.',
    time: 'Höchstens zehn Tage, sobald die Räumung beginnt. Zählen Sie ab dem ersten Papier des Gerichtsvollziehers.',
    risk: 'Es stoppt die Räumung nur, wenn das Gericht es sagt.',
    bestFor: 'Das Papier kam nie an, oder Sie waren im Krankenhaus.',
  },
  'it.too-late.rent-step': {
    says: 'Wenn Sie Miete schulden, zahlen Sie jetzt, was geht, auch wenn der Tag vorbei ist. Bei einer Klage können Sie im Termin alles zahlen oder bis 90 Tage verlangen.',
  },
  'it.too-late.notice-step': {
    says: 'Nach dem Tag noch da? Nur ein Gericht kann Sie ausziehen lassen. Zahlen Sie monatlich per Bank weiter und holen Sie Rat, bevor Sie unterschreiben oder Schlüssel abgeben.',
  },
  'it.too-late.job-rights': {
    says: 'Sie können noch fünf Jahre Lohn, Kündigungsgeld, Urlaub und TFR fordern und prüfen, ob NASpI noch geht.',
  },
  'it.too-late.job-reality': {
    says: 'Ab dem Brief gezählt sind die 60 Tage zum Anfechten wohl vorbei. Sie laufen ab Erhalt. Wer zu krank war, ihn zu verstehen, hat 240 Tage.',
  },
  'it.too-late.job-step': {
    says: 'Wann kam er an? Unter 60 Tagen: Schicken Sie die Anfechtung heute per Einschreiben oder PEC. Später? Diese Woche zur Gewerkschaft: Offener Lohn lebt länger.',
  },
  'it.too-late.job-benefit': {
    says: 'Noch kein NASpI? Fragen Sie heute ein Patronato. Die 68 Tage laufen ab Ende der Arbeit. Krankheit, Mutterschaft oder Kündigungsgeld können den Beginn verschieben.',
  },
  'it.too-late.job-option': {
    says: 'Fordern Sie schriftlich Lohn, Kündigungsgeld, Urlaub, 13. Monat und TFR. Eine Gewerkschaft rechnet und geht mit Ihnen zum Arbeitsamt.',
    title: 'Das offene Geld fordern',
    cost: 'Mit Gewerkschaft kostenlos oder wenig.',
    time: 'Fünf Jahre, meist ab Ende der Arbeit.',
    risk: 'Dass die Kündigung unfair war, kann man meist nicht mehr sagen.',
    bestFor: 'Die letzte Abrechnung fehlt oder ist zu niedrig.',
  },
  'it.too-late.charge-want': {
    says: 'Dieser Brief warf Ihnen einen Fehler vor und fragte nach Ihrer Sicht. Die Tage dafür sind wohl vorbei. Eine Strafe kann folgen.',
  },
  'it.too-late.charge-step': {
    says: 'Noch keine Strafe? Geben Sie heute schriftlich Ihre Sicht und bitten Sie um Anhörung. Vor der Strafe muss der Arbeitgeber Sie noch hören. Dann achten Sie auf die Post.',
  },
  'it.too-late.demand-step': {
    says: 'Antworten Sie heute, auch wenn der Tag vorbei ist: Beweise verlangen, Fehler nennen oder Raten bieten. Holen Sie jedes Einschreiben ab: Ein Zahlungsbefehl gibt nur 40 Tage.',
  },
}
