/** What can still be done when the time to object to a fine, a tax or a benefit decision is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_DE: Words = {
  'de.late.fine-want': {
    says: 'Ein Amt verlangt ein Bußgeld (Bußgeldbescheid). Ab dem Datum des Papiers gezählt sind die zwei Wochen für den Einspruch vorbei.',
  },
  'de.late.fine-reality': {
    says: 'Ohne Einspruch in der Frist ist das Bußgeld endgültig, und das Amt kann vollstrecken. Raten kann es auf Antrag noch geben.',
  },
  'de.late.fine-step': {
    says: 'Sehen Sie auf das Datum auf dem gelben Umschlag. Keine zwei Wochen her? Heute Einspruch. Waren Sie weg oder krank? Dann haben Sie danach eine Woche für die Wiedereinsetzung.',
  },
  'de.late.fine-option': {
    says: 'Legen Sie Einspruch ein und schreiben Sie, warum es nicht in der Frist ging. Fügen Sie Belege bei, etwa ein Ticket oder ein Attest.',
    title: 'Wiedereinsetzung beantragen',
    cost: 'Kostenlos.',
    time: 'Eine Woche ab Rückkehr oder Genesung.',
    risk: 'Ohne Belege lehnt das Amt ab.',
    bestFor: 'Sie waren im Urlaub, im Krankenhaus oder bekamen das Papier nie.',
  },
  'de.late.warning-want': {
    says: 'Das war ein Angebot: in einer Woche wenig zahlen, dann ist es erledigt (Verwarnungsgeld). Die Woche ist vorbei. Ein Bußgeldbescheid kann folgen. Dagegen gibt es Einspruch.',
  },
  'de.late.penal-step': {
    says: 'Rufen Sie heute eine Strafverteidigung an. Ohne Schuld zu spät? Dann binnen einer Woche danach Einspruch und Wiedereinsetzung im selben Brief.',
  },
  'de.late.penal-right': {
    says: 'Auch eine endgültige Geldstrafe kann man in Raten zahlen. Bitten Sie die Staatsanwaltschaft darum, mit Belegen zum Einkommen.',
  },
  'de.late.tax-rights': {
    says: 'Der Monat für den Einspruch ist wohl vorbei. Sie können noch um Zeit bitten. Klare Fehler werden berichtigt, und ohne Ihre Schuld gibt es Wiedereinsetzung.',
  },
  'de.late.tax-reality': {
    says: 'Verspätete Steuer kostet 1 % je angefangenen Monat. Das Amt soll mahnen, bevor es pfändet, und kann noch Zeit geben.',
  },
  'de.late.tax-step': {
    says: 'Zählen Sie nach: Der Monat beginnt am vierten Tag nach der Aufgabe zur Post. Ohne Schuld zu spät? Binnen eines Monats danach Einspruch mit Wiedereinsetzung.',
  },
  'de.late.tax-plan': {
    says: 'Noch nicht gezahlt? Rufen Sie heute das Amt an. Bitten Sie um Raten und um Vollstreckungsaufschub, und zeigen Sie Ihr Budget.',
  },
  'de.late.tax-year': {
    says: 'Steht nicht oder falsch drin, wie und bis wann man Einspruch einlegt? Dann haben Sie ein Jahr.',
  },
  'de.late.tax-facts': {
    says: 'Tatsachen oder Belege, die erst jetzt auftauchen, können die Steuer noch senken, wenn Sie daran kein grobes Verschulden trifft.',
  },
  'de.late.tax-option': {
    says: 'Erklären Sie, warum Sie nicht zahlen konnten, und bieten Sie einen Plan an. Bei großer Not bitten Sie um Erlass eines Teils.',
    title: 'Jetzt um Zeit oder Raten bitten',
    cost: 'Die Steuer und 1 % je angefangenen Monat seit Fälligkeit.',
    time: 'Heute.',
    risk: 'Bis es zustimmt, kann es weitermachen.',
    bestFor: 'Die Steuer stimmt, aber Sie können nicht auf einmal zahlen.',
  },
  'de.late.benefit-reality': {
    says: 'Der Monat für den Widerspruch ist wohl vorbei, der Bescheid gilt vorerst. Ein falscher kann aber noch überprüft werden (Überprüfungsantrag).',
  },
  'de.late.benefit-rights': {
    says: 'Sie dürfen noch die Überprüfung verlangen, die Akte sehen und um kleine Raten bitten. Alles ist kostenlos.',
  },
  'de.late.benefit-step': {
    says: 'Nicht richtig? Schreiben Sie heute: „Ich beantrage die Überprüfung nach § 44 SGB X.“ Nennen Sie Datum und Nummer des Bescheids und den Fehler.',
  },
  'de.late.benefit-restore': {
    says: 'Ohne Schuld zu spät, etwa im Krankenhaus? Binnen eines Monats danach Widerspruch und Wiedereinsetzung im selben Brief.',
  },
  'de.late.benefit-year': {
    says: 'Steht nicht oder falsch drin, wie und bis wann man widerspricht? Dann haben Sie ein Jahr.',
  },
  'de.late.benefit-option': {
    says: 'Sagen Sie, welcher Bescheid falsch ist und warum. Das Amt muss neu prüfen, und gegen die Antwort gibt es Widerspruch.',
    title: 'Überprüfungsantrag stellen',
    cost: 'Kostenlos.',
    time: 'Jederzeit, aber er wirkt nur einige Jahre zurück.',
    risk: 'Er stoppt die Zahlung nicht. Bitten Sie auch um Raten.',
    bestFor: 'Der Bescheid ist falsch, und der Monat ist vorbei.',
  },
}
