/** The German words of the Netherlands: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'nl.court.want': {
    says: 'Jemand bringt Sie vor Gericht. Die Klage (dagvaarding) sagt, was gefordert wird und an welchem Tag der Fall beginnt.',
  },
  'nl.court.who': {
    says: 'Ein Gerichtsvollzieher (deurwaarder) bringt sie für die andere Seite. Der Richter (kantonrechter) entscheidet bis 25.000 € und alle Fälle zu Miete und Arbeit.',
  },
  'nl.court.real': {
    says: 'Noch ist nichts entschieden. Sie können noch antworten, auch ohne Anwalt.',
  },
  'nl.court.not-yet': {
    says: 'Meist kann niemand Ihren Lohn oder Ihre Sachen nehmen, bevor der Richter entschieden hat.',
  },
  'nl.court.rights': {
    says: 'Sie dürfen schriftlich oder persönlich antworten und um mehr Zeit bitten. Sie zahlen hier keine Gerichtsgebühr.',
  },
  'nl.court.deadline-day': {
    says: 'Antworten Sie oder bitten Sie um mehr Zeit, spätestens am Gerichtstag in der Klage (dagvaarding).',
    action: 'Auf die Klage (dagvaarding) antworten',
    consequence: 'Der Richter gibt der anderen Seite meist, was sie verlangt.',
  },
  'nl.court.step-day': {
    says: 'Suchen Sie den Gerichtstag und das Aktenzeichen. Schreiben Sie beides jetzt auf.',
  },
  'nl.court.step-reply': {
    says: 'Schicken Sie Ihre Antwort vor diesem Tag an das Gericht, oder gehen Sie hin. Sie können auch um mehr Zeit (uitstel) bitten.',
  },
  'nl.court.step-help': {
    says: 'Rufen Sie das Juridisch Loket an. Bitten Sie um Hilfe mit Ihrer Antwort (verweer).',
  },
  'nl.court.step-defend': {
    says: 'Sagen Sie, was falsch ist, und schicken Sie Beweise: Zahlungen, Briefe, den Vertrag. Sagen Sie es, wenn die Schuld zu alt ist.',
  },
  'nl.court.step-costs': {
    says: 'Prüfen Sie die Kosten. Sagen Sie es, wenn Sie nie einen 14-Tage-Brief (veertiendagenbrief) bekamen.',
  },
  'nl.court.step-settle': {
    says: 'Schulden Sie es, rufen Sie den Gerichtsvollzieher (deurwaarder) bald an und bieten Sie einen Plan an. Lassen Sie sich schriftlich geben, dass der Fall endet.',
  },
  'nl.court.right-week': {
    says: 'Meist muss mindestens eine Woche zwischen der Klage (dagvaarding) und dem Gerichtstag liegen.',
  },
  'nl.court.right-alone': {
    says: 'Vor diesem Richter (kantonrechter) dürfen Sie selbst sprechen.',
  },
  'nl.court.right-fee': {
    says: 'Werden Sie dort verklagt, zahlen Sie keine Gerichtsgebühr (griffierecht).',
  },
  'nl.court.option-defend': {
    title: 'Auf die Klage antworten',
    says: 'Schreiben oder sagen Sie dem Richter, warum sie falsch ist.',
    cost: 'Keine Gerichtsgebühr.',
    time: 'Vor dem Gerichtstag.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Sie sind ganz oder teilweise nicht einverstanden.',
  },
  'nl.court.option-settle': {
    title: 'Mit dem Gerichtsvollzieher einen Plan machen',
    says: 'Bieten Sie eine Summe im Monat an und bitten Sie, den Fall zu beenden.',
    cost: 'Was Sie anbieten, und einige Kosten.',
    time: 'Diese Woche.',
    risk: 'Antworten Sie dem Gericht trotzdem, bis der Fall endet.',
    bestFor: 'Sie schulden es.',
  },
  'nl.court.option-help': {
    title: 'Kostenlose Rechtshilfe holen',
    says: 'Das Juridisch Loket sagt Ihnen, was zu tun ist.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie wissen nicht, was Sie schreiben sollen.',
  },
  'nl.court.warn-silent': {
    says: 'Reagieren Sie nicht, gibt der Richter der Klage meist ohne Sie statt (verstek).',
  },
}
