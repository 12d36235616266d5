/** Purchases, subscriptions, bills for energy and telecom, and scams: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'be.buy.want': {
    says: 'Eine Firma will Geld oder hält Sie an einem Vertrag fest. Das ist kein Papier vom Gericht.',
  },
  'be.buy.who': {
    says: 'Ein Geschäft oder Anbieter ist eine private Firma. Ihre Bedingungen gelten nicht, wo sie das Verbraucherrecht verletzen.',
  },
  'be.buy.reality': { says: 'Ohne Richter darf niemand etwas pfänden.' },
  'be.buy.not-yet': {
    says: 'Vor einer ersten kostenlosen Mahnung und 14 Tagen darf die Firma keine Kosten hinzufügen.',
  },
  'be.buy.rights': {
    says: 'Sie dürfen bestreiten, einen verlängerten Vertrag beenden und zu einer kostenlosen Ombudsstelle gehen.',
  },
  'be.buy.step-write': {
    says: 'Schreiben Sie zuerst der Firma. Sagen Sie, was falsch ist und was Sie wollen. Behalten Sie eine Kopie.',
  },
  'be.buy.step-pay-part': {
    says: 'Zahlen Sie den richtigen Teil und bestreiten Sie den Rest schriftlich.',
  },
  'be.buy.step-ombudsman': {
    says: 'Keine gute Antwort? Gehen Sie zum Verbraucherombudsdienst oder zu dem für Energie oder Telekom. Es ist kostenlos.',
  },
  'be.buy.step-energy': {
    says: 'Fragen Sie Ihr ÖSHZ (CPAS, OCMW) nach dem Energiefonds und einem Plan. Prüfen Sie auch, ob Sie den Sozialtarif haben.',
  },
  'be.buy.step-report': {
    says: 'Melden Sie die Firma beim FÖD Wirtschaft (SPF Economie) über ConsumerConnect.',
  },
  'be.buy.right-withdraw': {
    says: 'Die meisten Käufe im Internet oder an der Haustür können Sie in 14 Tagen ohne Grund widerrufen. Dann muss der Händler binnen 14 Tagen erstatten.',
  },
  'be.buy.right-guarantee': {
    says: 'Für neue Waren gilt eine gesetzliche Garantie des Verkäufers von zwei Jahren.',
  },
  'be.buy.right-renewal': {
    says: 'Nach einer stillen Verlängerung können Sie einen Dienstvertrag jederzeit kostenlos beenden, mit höchstens zwei Monaten Frist.',
  },
  'be.buy.right-caps': { says: 'Das Gesetz begrenzt die Kosten bei verspäteter Zahlung.' },
  'be.buy.right-terms': { says: 'Unfaire Klauseln binden Sie nicht.' },
  'be.buy.option-dispute': {
    title: 'Schreiben und bestreiten',
    says: 'Sagen Sie, was falsch ist, mit einer Frist zur Antwort.',
    cost: 'Eine Briefmarke oder nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering.',
    bestFor: 'Die Rechnung oder die Ware ist falsch.',
  },
  'be.buy.option-ombudsman': {
    title: 'Zu einer kostenlosen Ombudsstelle gehen',
    says: 'Der Verbraucherombudsdienst findet die richtige Stelle.',
    cost: 'Nichts.',
    time: 'Etwa 90 Tage.',
    risk: 'Keines.',
    bestFor: 'Sie haben zuerst geschrieben und keine gute Antwort bekommen.',
  },
  'be.buy.option-plan': {
    title: 'Um einen Plan bitten',
    says: 'Bieten Sie vor dem Termin eine Summe im Monat an.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Die Rechnung stimmt, ist aber zu hoch.',
  },
  'be.buy.scam-want': {
    says: 'Diese Nachricht sieht nach Betrug aus. Sie will Ihr Geld oder Ihre Daten.',
  },
  'be.buy.scam-reality': {
    says: 'Keine Bank und kein Amt fragt per Nachricht oder Telefon nach PIN, Code oder Kartenleser.',
  },
  'be.buy.scam-step-stop': {
    says: 'Nicht klicken, nicht anrufen, nicht zahlen. Leiten Sie die Nachricht an suspect@safeonweb.be (verdacht@safeonweb.be) weiter.',
  },
  'be.buy.scam-step-bank': {
    says: 'Haben Sie gezahlt oder Daten gegeben? Rufen Sie sofort Ihre Bank und Card Stop (078 170 170) an, dann die Polizei.',
  },
  'be.buy.scam-right-refund': {
    says: 'Eine Zahlung, die Sie nicht erlaubt haben, muss die Bank meist erstatten. Das gilt nicht, wenn Sie grob nachlässig waren.',
  },
  'be.buy.scam-option': {
    title: 'Nicht antworten und melden',
    says: 'Leiten Sie sie weiter und löschen Sie sie dann.',
    cost: 'Nichts.',
    time: 'Fünf Minuten.',
    risk: 'Keines.',
    bestFor: 'Sie haben nichts gegeben.',
  },
}
