/** Rent that is owed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_DE: Words = {
  'de.home.want-at-once': {
    says: 'Ihr Vermieter kündigt fristlos wegen Mietschulden. Wenn Sie rechtzeitig alles zahlen, kann das unwirksam werden.',
  },
  'de.home.want-arrears': { says: 'Ihr Vermieter sagt, dass Miete fehlt, und will sie jetzt.' },
  'de.home.know-takeover': {
    says: 'Jobcenter oder Sozialamt können Mietschulden als Darlehen übernehmen, damit Sie die Wohnung behalten. Auch wenn Sie arbeiten.',
    learnMore:
      'Gehen Sie mit Kündigung und Liste der Schulden hin. Beantragen Sie die „Übernahme von Mietschulden“.',
  },
  'de.home.step-pay-all': {
    says: 'Versuchen Sie, die ganzen Mietschulden jetzt zu zahlen. Nur die volle Zahlung macht die fristlose Kündigung unwirksam.',
  },
  'de.home.step-office': {
    says: 'Kein Geld? Gehen Sie sofort zu Jobcenter, Sozialamt oder Wohnungssicherung und beantragen Sie die Übernahme.',
  },
  'de.home.step-keep-paying': {
    says: 'Zahlen Sie weiter die volle Miete, bis zum dritten Werktag im Monat. Heben Sie Nachweise auf.',
  },
  'de.home.step-arrears-plan': {
    says: 'Schreiben Sie dem Vermieter heute mit einem Plan. Bitten Sie schriftlich, die Kündigung nach Zahlung zurückzunehmen.',
  },
  'de.home.step-housing-benefit': {
    says: 'Prüfen Sie Wohngeld oder Grundsicherung. Beides gilt ab dem Monat des Antrags.',
  },
  'de.home.step-defects': {
    says: 'Gab es Schimmel, Heizungsausfall oder andere gemeldete Mängel? Dann war die Miete gemindert. Sagen Sie das mit Nachweis.',
  },
  'de.home.option-pay': {
    says: 'Zahlen Sie alles oder legen Sie eine Zusage von Jobcenter oder Sozialamt vor.',
    title: 'Alle Mietschulden zahlen',
    cost: 'Die ganze Schuld, vielleicht als Darlehen vom Amt.',
    time: 'Jetzt, spätestens zwei Monate nach Zustellung der Klage.',
    risk: 'Eine ordentliche Kündigung daneben heilt es nicht. Bitten Sie um Rücknahme.',
    bestFor: 'Sie schulden die Miete und wollen bleiben.',
  },
  'de.home.option-dispute-arrears': {
    says: 'Schicken Sie Nachweise. Sind Sie unsicher, zahlen Sie „unter Vorbehalt“.',
    title: 'Den Betrag bestreiten',
    cost: 'Kostenlos.',
    time: 'Ein Brief, jetzt.',
    risk: 'Zu Unrecht nicht gezahlte Miete kann die Wohnung kosten.',
    bestFor: 'Sie haben gezahlt oder Mängel haben die Miete gemindert.',
  },
  'de.home.right-cure': {
    says: 'Sind binnen zwei Monaten nach Zustellung der Klage alle Mietschulden bezahlt, wird die fristlose Kündigung unwirksam. Das geht einmal in zwei Jahren.',
  },
  'de.home.right-two-rents': {
    says: 'Fristlos geht nur, wenn in zwei Monaten hintereinander mehr als eine Miete fehlt oder insgesamt zwei Mieten.',
  },
  'de.home.warn-ordinary': {
    says: 'Oft wird zusätzlich ordentlich gekündigt. Die Nachzahlung hebt diese Kündigung bisher nicht auf. Holen Sie schnell Rat.',
  },
  'de.home.warn-reduce': {
    says: 'Vorsicht beim Mindern. Mindern Sie zu viel, droht die Kündigung. Zahlen Sie besser unter Vorbehalt.',
  },
  'de.home.limitation-rent': {
    says: 'Alte Miete verjährt drei Jahre nach Ende ihres Jahres.',
    from: 'das Ende des Jahres, in dem die Miete fällig war',
    restartedBy: 'Eine Zahlung oder ein Anerkenntnis startet die drei Jahre neu.',
  },
}
