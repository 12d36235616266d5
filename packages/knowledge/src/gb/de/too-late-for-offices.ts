/** What can still be done when the day in a letter of a council, a tax office or a benefit office is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_DE: Words = {
  'gb.late.pcn-step': {
    says: 'Die Tage in diesem Brief scheinen vorbei. Rufen Sie heute die Gemeinde an und fragen Sie, was als Nächstes kommt. Schicken Sie jetzt Ihre Gründe und sagen Sie, warum Sie spät sind: Sie kann sie noch prüfen.',
  },
  'gb.late.pcn-appeal-step': {
    says: 'Die 28 Tage scheinen vorbei. Schicken Sie heute die Beschwerde (appeal) und schreiben Sie, warum sie spät kommt. Das Tribunal sieht das als Bitte um mehr Zeit und kann ja oder nein sagen.',
  },
  'gb.late.pcn-certificate-step': {
    says: 'Die 14 Tage scheinen vorbei, also hat die Gemeinde die Schuld vielleicht beim Gericht eintragen lassen. Rufen Sie heute an: Zahlen Sie oder bitten Sie um Raten, bevor Gebühren der Vollstrecker kommen.',
  },
  'gb.late.pcn-recovery-step': {
    says: 'Die 21 Tage scheinen vorbei. Trifft ein Grund auf dem Formular TE9 oder PE3 zu? Schicken Sie es heute mit TE7 oder PE2, das um mehr Zeit bittet. Sagen Sie, warum Sie spät sind.',
  },
  'gb.late.council-want': {
    says: 'Die Gemeinde wollte verspätete Council Tax. Die Tage im Brief sind vorbei, also kann sie jetzt den ganzen Rest des Jahres verlangen.',
  },
  'gb.late.council-reality': {
    says: 'Diese Schuld geht vor. Die Gemeinde war vielleicht schon beim Gericht, kann aber noch Raten mit Ihnen vereinbaren.',
  },
  'gb.late.council-not-yet': {
    says: 'Vollstrecker dürfen erst kommen, wenn ein Gericht eine liability order erlassen hat. Fragen Sie die Gemeinde, ob es eine gibt.',
  },
  'gb.late.council-step': {
    says: 'Rufen Sie heute die Gemeinde an, auch wenn die Tage vorbei sind. Zahlen Sie den verspäteten Teil, wenn Sie können, und bitten Sie um Ihre Monatsraten zurück. Sie kann ja sagen.',
  },
  'gb.late.summons-reality': {
    says: 'Der Gerichtstermin ist vorbei, also gibt es wohl eine liability order. Es ist keine Strafsache, und Raten sind noch möglich.',
  },
  'gb.late.summons-step': {
    says: 'Rufen Sie heute die Gemeinde an und fragen Sie, ob es eine liability order gibt. Bitten Sie um Raten, bevor Vollstrecker kommen. War nichts geschuldet, bitten Sie sie, die Anordnung aufheben zu lassen.',
  },
  'gb.late.council-scotland-step': {
    says: 'Die Tage in diesem Brief sind vorbei. Rufen Sie heute die Gemeinde an, fragen Sie nach einem summary warrant und bitten Sie um Raten.',
  },
  'gb.late.tax-rights': {
    says: 'Sie können noch um Raten bitten. Einspruch (appeal) geht in 30 Tagen nach dem Brief. Danach braucht es einen guten Grund, und Sie müssen so bald wie möglich fragen.',
  },
  'gb.late.tax-step': {
    says: 'Rufen Sie heute HMRC an, auch wenn der Tag vorbei ist, und bitten Sie um Time to Pay (Raten). Es kann ohne Gericht pfänden, also warten Sie nicht.',
  },
  'gb.late.tax-option': {
    says: 'Schreiben Sie HMRC, was falsch ist. Sind die 30 Tage vorbei? Sagen Sie, was Sie hinderte, etwa Krankheit. Bei Nein können Sie das Steuertribunal fragen.',
    title: 'Einspruch, auch spät',
    cost: 'Kostenlos.',
    time: 'Jetzt. Warten Sie nicht, wenn das Hindernis weg ist.',
    risk: 'Auf geschuldete Steuer laufen Zinsen.',
    bestFor: 'Der Betrag ist falsch oder Sie hatten einen guten Grund.',
  },
  'gb.late.benefit-step': {
    says: 'Bitten Sie heute um eine neue Prüfung. Ist die Entscheidung über einen Monat alt? Sagen Sie, warum Sie spät sind. Mit gutem Grund geht das bis 13 Monate danach.',
  },
  'gb.late.benefit-option': {
    says: 'Sagen Sie, was falsch ist, schicken Sie Belege und sagen Sie, was Sie hinderte, etwa Krankheit oder Klinik.',
    title: 'Um neue Prüfung bitten, auch spät',
    cost: 'Kostenlos.',
    time: 'Höchstens 13 Monate nach der Entscheidung.',
    risk: 'Bei schwachem Grund können sie ablehnen.',
    bestFor: 'Die Entscheidung ist falsch, und etwas hinderte Sie, rechtzeitig zu fragen.',
  },
}
