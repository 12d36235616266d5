/** What to do about a letter on a music licence: steps and options. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_STEPS_DE: Words = {
  'gb.music.step-check': {
    says: 'Schreiben Sie auf, was bei Ihnen zu hören ist: Radio, TV, Telefon, Warteschleife, Live-Musik. Notieren Sie, wer es hören kann: Kunden oder Mitarbeiter.',
  },
  'gb.music.step-no-music': {
    says: 'Hören weder Mitarbeiter noch Kunden Musik, schreiben Sie das in zwei Zeilen zurück. Behalten Sie eine Kopie.',
  },
  'gb.music.step-which-tariff': {
    says: 'Läuft Musik, verlangen Sie ein schriftliches Angebot. Fragen Sie, welchen Tarif, welche Daten und welche Raumgröße sie angesetzt haben.',
  },
  'gb.music.step-in-writing': {
    says: 'Antworten Sie schriftlich, nicht am Telefon. Was Sie im Gespräch sagen, kann der Anfang einer Rechnung sein.',
  },
  'gb.music.step-pay': {
    says: 'Brauchen Sie die Lizenz und stimmen die Summen, kaufen Sie sie. Bitten Sie um Raten, wenn das ganze Jahr zu viel ist.',
  },
  'gb.music.step-dispute': {
    says: 'Berechnen sie Musik, die bei Ihnen nicht lief? Verlangen Sie den Beweis: was zu hören war, wann, und wer es hörte.',
  },
  'gb.music.step-free-music': {
    says: 'Sie können Musik nutzen, die keine PPL PRS Lizenz braucht. Wählen Sie Musiker, die nicht Mitglied sind, und behalten Sie den Beleg der Erlaubnis.',
  },
  'gb.music.step-staff': {
    says: 'Sagen Sie den Mitarbeitern Ihre Regel zur Musik. Spielt jemand für andere Radio, muss vielleicht der Betrieb zahlen.',
  },
  'gb.music.option-no-music': {
    says: 'Schreiben Sie kurz per Brief oder E-Mail, dass weder Mitarbeiter noch Kunden Musik hören.',
    title: 'Mitteilen, dass keine Musik läuft',
    cost: 'Nichts.',
    time: 'Zehn Minuten.',
    risk: 'Es muss stimmen. Ein Besucher kann es prüfen.',
    bestFor: 'Es läuft nichts, oder nur im Kopfhörer.',
  },
  'gb.music.option-buy': {
    says: 'Verlangen Sie ein schriftliches Angebot, prüfen Sie Größe und Nutzung, dann kaufen Sie. Damit sind Sie für das Jahr abgedeckt.',
    title: 'Angebot verlangen und die Lizenz kaufen',
    cost: 'Das hängt von Größe und Nutzung ab. Fragen Sie vorher.',
    time: 'Eine Stunde.',
    risk: 'Eine Lizenz verlängert sich oft jedes Jahr, bis Sie sie beenden.',
    bestFor: 'Musik gehört zu Ihrem Geschäft.',
  },
  'gb.music.option-challenge': {
    says: 'Verlangen Sie die Berechnung der Summe. Berichtigen Sie Daten, Raumgröße und Art der Nutzung.',
    title: 'Daten oder Tarif bestreiten',
    cost: 'Fragen kostet nichts.',
    time: 'Einige Wochen.',
    risk: 'Sie können einen Beleg verlangen, wann die Musik endete.',
    bestFor: 'Die Rechnung umfasst Tage oder Räume ohne Musik.',
  },
  'gb.music.option-stop': {
    says: 'Schalten Sie die Musik aus, nennen Sie das Datum und beenden Sie die Lizenz, wenn Sie eine haben.',
    title: 'Die Musik beenden',
    cost: 'Von da an nichts.',
    time: 'Ein Tag.',
    risk: 'Für Tage davor können Sie noch etwas schulden.',
    bestFor: 'Die Musik ist Ihnen den Preis nicht wert.',
  },
}
