/** What can still be done about fines when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_DE: Words = {
  'nl.late.fine-want': {
    says: 'Sie haben ein Bußgeld im Verkehr. Der Tag zum Zahlen oder für den Einspruch scheint vorbei.',
  },
  'nl.late.parktax-want': {
    says: 'Die Stadt sagt, dass Sie das Parken nicht bezahlt haben. Der Tag zum Zahlen oder für den Einspruch scheint vorbei.',
  },
  'nl.late.fine-reality': {
    says: 'Die Frist im Brief scheint vorbei. Das Bußgeld kann um die Hälfte steigen und sich dann verdoppeln. Es ist keine Vorstrafe. Raten sind noch möglich.',
  },
  'nl.late.fine-step': {
    says: 'Loggen Sie sich heute auf cjib.nl ein oder rufen Sie das CJIB an. Fragen Sie, was jetzt offen ist, und nach Raten. Geht gar nichts, bitten Sie um eine Pause (noodstop).',
  },
  'nl.late.fine-rights': {
    says: 'Sie können das Foto sehen und um Raten bitten. Ein später Einspruch wird nur geprüft, wenn Sie nichts für die Verspätung konnten.',
  },
  'nl.late.fine-right': {
    says: 'Sie können noch Einspruch an den Staatsanwalt schicken. Sagen Sie, warum er spät ist, etwa Krankheit oder kein Brief, und schicken Sie Belege.',
  },
  'nl.late.fine-option': {
    says: 'Schicken Sie den Einspruch jetzt an den Staatsanwalt, mit Grund und Belegen.',
    title: 'Spät Einspruch, mit Ihrem Grund',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Ein schwacher Grund wird abgelehnt.',
    bestFor: 'Sie waren krank, konnten nicht da sein oder bekamen keinen Brief.',
  },
  'nl.late.fine-plan': {
    says: 'Bitten Sie das CJIB heute um Raten, auch nach einer Mahnung. Ist es beim Gerichtsvollzieher, fragen Sie dort.',
    title: 'Jetzt um einen Plan bitten',
    cost: 'Meist keine Mehrkosten.',
    time: 'Heute.',
    risk: 'Zahlen Sie jede Rate pünktlich.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
  'nl.late.parktax-reality': {
    says: 'Die Frist im Brief scheint vorbei. Die Stadt kann eine Mahnung mit Kosten schicken. Es ist eine Steuer und keine Straftat. Ein später Einspruch kann noch zählen.',
  },
  'nl.late.parktax-step': {
    says: 'Rufen Sie heute das Steueramt der Stadt an. Fragen Sie nach der Summe und Raten. Konnten Sie nichts für die Verspätung? Jetzt Einspruch, mit Grund und Belegen.',
  },
  'nl.late.parktax-option': {
    says: 'Schreiben Sie, warum die Rechnung falsch ist und warum Sie spät sind, mit Belegen.',
    title: 'Spät Einspruch bei der Stadt, mit Ihrem Grund',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Ein schwacher Grund wird abgelehnt.',
    bestFor: 'Sie konnten nichts für die Verspätung.',
  },
  'nl.late.order-reality': {
    says: 'Ab dem Brief gezählt sind 14 Tage vorbei. Sie beginnen aber erst, wenn Sie davon wissen. Bei kleinen Strafen per Post ist meist sechs Wochen nach Versand Schluss.',
  },
  'nl.late.order-step': {
    says: 'Wann wussten Sie zuerst davon? Sind es keine 14 Tage, heute Einspruch (verzet) und nicht zahlen. Sonst heute einen Anwalt fragen und beim CJIB Raten.',
  },
  'nl.late.order-option': {
    says: 'Sagen Sie, dass Sie widersprechen und wann Sie davon erfuhren.',
    title: 'Einspruch (verzet), wenn Sie es keine 14 Tage wissen',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Der Richter kann härter strafen.',
    bestFor: 'Der Brief kam spät, und Sie waren es nicht.',
  },
  'nl.late.parking-step': {
    says: 'Ihr Tag ist vorbei, aber nur ein Richter kann Sie zum Zahlen zwingen. Schreiben Sie heute, warum Sie widersprechen, oder bieten Sie den Parkpreis.',
  },
  'nl.late.parking-reality': {
    says: 'Ihr Tag ist vorbei, und von selbst geschieht nichts. Sie müssten vor Gericht gehen und beweisen, dass Sie es schulden.',
  },
  'nl.late.parking-option': {
    says: 'Schreiben Sie, warum Sie es nicht schulden, mit Fotos oder Beleg.',
    title: 'Auch jetzt schriftlich Nein sagen',
    cost: 'Eine Briefmarke.',
    time: 'Heute.',
    risk: 'Sie können vor Gericht gehen.',
    bestFor: 'Sie haben gezahlt, fuhren nicht oder sahen kein Schild.',
  },
}
