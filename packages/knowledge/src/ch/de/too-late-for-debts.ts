/** What can still be done when the time in a paper of the debt office or a court is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_DE: Words = {
  'ch.late.order-reality': {
    says: 'Ab dem Datum des Papiers gezählt sind die zehn Tage für den Rechtsvorschlag vorbei. Sie laufen ab der Übergabe. Es gibt noch Wege, sie zu stoppen.',
  },
  'ch.late.order-rights': {
    says: 'Sie können Belege verlangen, das Gericht um Einstellung bitten und behalten, was Sie zum Leben brauchen.',
  },
  'ch.late.order-step': {
    says: 'Wann wurde er übergeben? Keine zehn Tage her: heute Rechtsvorschlag. Ohne Schuld verhindert, etwa im Spital? Erheben Sie ihn jetzt und bitten Sie die Aufsichtsbehörde um die Frist.',
  },
  'ch.late.order-option': {
    says: 'Schreiben Sie an die Aufsichtsbehörde des Betreibungsamts. Sagen Sie mit Belegen, was Sie hinderte, und erheben Sie im selben Brief Rechtsvorschlag.',
    title: 'Die zehn Tage zurückverlangen',
    cost: 'Kostenlos.',
    time: 'Zehn Tage, sobald Sie wieder handeln konnten.',
    risk: 'Die Post nicht zu öffnen ist kein Grund.',
    bestFor: 'Sie waren im Spital oder schwer verhindert.',
  },
  'ch.late.order-judge': {
    says: 'Sie schulden das nicht? Auch ohne Rechtsvorschlag kann ein Gericht die Betreibung jederzeit stoppen. Mussten Sie zahlen, können Sie es binnen eines Jahres zurückklagen.',
  },
  'ch.late.seizure-step': {
    says: 'Der Tag ist vorbei. Rufen Sie heute das Betreibungsamt an und fragen Sie, was gepfändet ist. Bringen Sie Belege für Lohn, Miete und Prämie, damit es nicht zu viel nimmt.',
  },
  'ch.late.court-reality': {
    says: 'Der Tag ist wohl vorbei. Behörde oder Gericht können ohne Sie weitermachen oder entscheiden. Bei wenig oder keiner Schuld gibt es einen neuen Termin.',
  },
  'ch.late.court-step': {
    says: 'Rufen Sie heute mit der Fallnummer an. Fragen Sie, was entschieden ist. Bitten Sie schriftlich binnen zehn Tagen um einen neuen Termin (Wiederherstellung).',
  },
  'ch.late.judgment-reality': {
    says: 'Ab dem Datum des Papiers gezählt ist die Zeit vorbei, der Entscheid gilt meist. Raten sind noch möglich, und das Existenzminimum bleibt Ihnen.',
  },
  'ch.late.judgment-step': {
    says: 'An welchem Tag kam er an? Sind Sie mit wenig oder keiner Schuld zu spät, bitten Sie das Gericht binnen zehn Tagen nach Wegfall des Grundes um die Frist.',
  },
  'ch.late.judgment-option': {
    says: 'Bitten Sie das Gericht um eine neue Frist oder einen neuen Termin. Sagen Sie mit Belegen, was Sie hinderte.',
    title: 'Wiederherstellung verlangen',
    cost: 'Kleine Gerichtskosten.',
    time: 'Zehn Tage nach Wegfall des Grundes, sechs Monate nach Rechtskraft.',
    risk: 'Ein grober eigener Fehler reicht nicht.',
    bestFor: 'Sie waren krank, weg, oder es war ein kleiner Fehler.',
  },
}
