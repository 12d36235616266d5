/** What can still be done when the time in a paper of a court, a bailiff or an office is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_DE: Words = {
  'be.late.claim-reality': {
    says: 'Der Tag der Sitzung ist wohl vorbei, vielleicht wurde ohne Sie entschieden. Die Frist für Berufung oder Einspruch beginnt erst mit der Zustellung durch den Gerichtsvollzieher.',
  },
  'be.late.claim-step': {
    says: 'Rufen Sie heute die Kanzlei (griffie, greffe) mit der Nummer an. Fragen Sie nach Urteil oder neuem Termin. Fragen Sie am selben Tag nach einem kostenlosen Anwalt.',
  },
  'be.late.claim-option': {
    says: 'Wurde in Ihrer Abwesenheit entschieden, legen Sie Berufung ein. Geht keine Berufung, erheben Sie beim selben Gericht Einspruch (verzet, opposition).',
    title: 'Berufung oder Einspruch, wenn ohne Sie entschieden wurde',
    cost: 'Ein Anwalt, bei kleinem Einkommen kostenlos.',
    time: 'Ein Monat ab Zustellung.',
    risk: 'Oft kann trotzdem vollstreckt werden.',
    bestFor: 'Sie haben einen Grund gegen die Forderung.',
  },
  'be.late.judgment-reality': {
    says: 'Ab dem Datum gezählt ist der Monat für Berufung oder Einspruch vorbei. Er läuft ab der Zustellung. Raten und Schuldenhilfe gibt es weiter.',
  },
  'be.late.judgment-step': {
    says: 'An welchem Tag brachte es der Gerichtsvollzieher? Kein Monat her: heute zum Anwalt. Später: bieten Sie ihm heute schriftlich eine Rate an.',
  },
  'be.late.officer-step': {
    says: 'Rufen Sie heute den Gerichtsvollzieher an, auch wenn der Tag vorbei ist. Fragen Sie, was kommt, und bieten Sie schriftlich eine Rate an. Der Pfändungsrichter kann Fehler stoppen.',
  },
  'be.late.demand-step': {
    says: 'Antworten Sie heute, auch wenn der Tag vorbei ist: bestreiten Sie, oder bieten Sie Raten an. Nehmen Sie jedes Einschreiben und jedes Papier eines Gerichtsvollziehers an.',
  },
  'be.late.fine-reality': {
    says: 'Die Zeit im Brief ist vorbei, der Betrag kann steigen. Ein höheres Angebot oder ein Zahlungsbefehl kann folgen. Gegen einen Befehl haben Sie 30 Tage.',
  },
  'be.late.fine-step': {
    says: 'Sehen Sie heute auf der Website nach oder rufen Sie die Nummer im Brief an. Fragen Sie nach dem Stand und ob Sie diesen Betrag noch zahlen oder antworten können.',
  },
  'be.late.order-step': {
    says: 'Wann kam der Befehl an? Die 30 Tage laufen ab da. Noch drin? Heute zum Polizeigericht. Vorbei? Bitten Sie um Raten, und fragen Sie einen Anwalt, wenn er nie ankam.',
  },
  'be.late.gas-reality': {
    says: 'Die Zeit zur Verteidigung ist wohl vorbei. Die Gemeinde entscheidet dann und schreibt Ihnen. Dagegen können Sie binnen eines Monats zum Polizeigericht.',
  },
  'be.late.tax-step': {
    says: 'Der Zahltag ist vorbei. Bitten Sie heute in MyMinfin um Raten und zahlen Sie, was geht. Ist er falsch? Meist haben Sie bis zu einem Jahr für den Einspruch.',
  },
  'be.late.benefit-rights': {
    says: 'Ab dem Briefdatum gezählt sind die drei Monate für die Klage vorbei. Sie dürfen noch nach Gründen, Raten oder Erlass fragen.',
  },
  'be.late.benefit-step': {
    says: 'Lesen Sie das Ende: Steht da, wie und bis wann man klagt? Wenn nicht, begannen die drei Monate nie: klagen Sie jetzt. Wenn ja, bitten Sie heute um Raten oder Erlass.',
  },
  'be.late.job-step': {
    says: 'Ein Jahr nach dem Ende sind die meisten Ansprüche weg. Unbezahlter Lohn ist strafbar, dafür haben Sie vielleicht fünf Jahre. Fragen Sie diese Woche eine Gewerkschaft.',
  },
}
