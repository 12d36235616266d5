/** What can still be done when the time in a letter about a job, a home or a coming court claim is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_DE: Words = {
  'de.late.job-want': {
    says: 'Ihr Arbeitgeber hat gekündigt. Ab dem Briefdatum gezählt sind die drei Wochen für das Arbeitsgericht vorbei. Sie laufen ab dem Tag, an dem der Brief bei Ihnen war.',
  },
  'de.late.job-reality': {
    says: 'Nach drei Wochen gilt auch eine falsche Kündigung, außer das Gericht lässt die Klage nachträglich zu. Lohn, Urlaub und Zeugnis können Sie noch verlangen.',
  },
  'de.late.job-step': {
    says: 'Wann kam der Brief an? Keine drei Wochen her: Gehen Sie heute zum Arbeitsgericht. Krank oder verreist? Beantragen Sie dort heute die nachträgliche Zulassung (§ 5 KSchG).',
  },
  'de.late.job-option': {
    says: 'Reichen Sie Klage und Antrag zusammen bei der Rechtsantragstelle ein. Sagen Sie mit Belegen, was Sie hinderte.',
    title: 'Nachträgliche Zulassung beantragen',
    cost: 'Die Einreichung ist zunächst kostenlos.',
    time: 'Zwei Wochen nach Ende des Hindernisses, höchstens sechs Monate nach den drei Wochen.',
    risk: 'Die drei Wochen nicht zu kennen ist kein Grund.',
    bestFor: 'Sie waren im Krankenhaus oder weg oder wissen erst jetzt von der Schwangerschaft.',
  },
  'de.late.job-form': {
    says: 'Kam sie nur mündlich, per E-Mail oder Chat? Dann laufen die drei Wochen nicht. Schreiben Sie sofort, dass Sie weiterarbeiten wollen.',
  },
  'de.late.job-money': {
    says: 'Der Brief bietet Geld, wenn Sie nicht klagen. Sie haben nicht geklagt, also können Sie es zum Ende der Kündigungsfrist verlangen.',
  },
  'de.late.home-step': {
    says: 'Sie müssen zum Tag im Brief nicht draußen sein. Achten Sie auf eine Klage im gelben Umschlag und antworten Sie dem Gericht binnen zwei Wochen.',
  },
  'de.late.home-object': {
    says: 'Widersprechen Sie heute trotzdem wegen Härte, per E-Mail oder Brief. Stand das Recht nicht in der Kündigung, geht es bis zum ersten Gerichtstermin.',
  },
  'de.late.home-time': {
    says: 'Verlieren Sie vor Gericht, bitten Sie dort um eine Räumungsfrist. Sie kann bis zu einem Jahr dauern.',
  },
  'de.late.rent-step': {
    says: 'Zahlen Sie jetzt, auch wenn der Tag vorbei ist. Ist alles bezahlt, bevor eine Kündigung kommt, fällt der Grund für eine fristlose weg.',
  },
  'de.late.before-claim': {
    says: 'Antworten Sie heute, auch wenn der Tag vorbei ist. Achten Sie auf einen gelben Umschlag: Post vom Gericht lässt nur zwei Wochen Zeit.',
  },
}
