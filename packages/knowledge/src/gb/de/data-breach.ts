/** A notice that personal data got out: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_DE: Words = {
  'gb.breach.reality': {
    says: 'Dass Daten abflossen, heißt nicht, dass jemand sie benutzt hat. Wenige schnelle Schritte machen Missbrauch viel schwerer.',
  },
  'gb.breach.not-yet': {
    says: 'Nimmt jemand ohne Ihre Erlaubnis Geld vom Konto, muss die Bank es meist ersetzen. Melden Sie es sofort.',
  },
  'gb.breach.right-copy': {
    says: 'Sie können kostenlos fragen, welche Daten die Firma hat und welche abflossen. Die Firma hat einen Monat Zeit.',
  },
  'gb.breach.right-answer': {
    says: 'Wenn Sie sich beschweren, muss die Firma es in 30 Tagen bestätigen, prüfen und Ihnen das Ergebnis sagen.',
  },
  'gb.breach.right-secure': {
    says: 'Die Firma musste Ihre Daten passend zum Risiko schützen. Tat sie es nicht, hilft das Ihrem Anspruch.',
  },
  'gb.breach.step-genuine': {
    says: 'Prüfen Sie, ob die Nachricht echt ist: Gehen Sie selbst auf die Seite der Firma. Nutzen Sie keinen Link und keine Nummer daraus.',
  },
  'gb.breach.step-password': {
    says: 'Nutzten Sie das Passwort auch anderswo? Ändern Sie es auch dort und schalten Sie die Anmeldung in zwei Schritten ein.',
  },
  'gb.breach.step-watch': {
    says: 'Bietet die Firma kostenlose Kontrolle Ihrer Kreditdaten? Nehmen Sie sie rechtzeitig an und behalten Sie den Brief als Beleg.',
  },
  'gb.breach.option-complain': {
    says: "Fragen Sie die Firma: was, wie, und was sie für Sie tut. Ist die Antwort schlecht, gehen Sie zum Information Commissioner's Office.",
    title: 'Beschwerde bei Firma, dann ICO',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Keines. Das ICO kann kein Geld zusprechen.',
    bestFor: 'Sie wollen Antworten und mehr Schutz.',
  },
  'gb.breach.option-claim': {
    says: 'Schreiben Sie den Schaden auf: Geld, Zeit, echte Belastung. Verlangen Sie eine faire Summe, bevor Sie an ein Gericht denken.',
    title: 'Schadensersatz verlangen',
    cost: 'Fragen kostet nichts. Das Gericht hat Gebühren.',
    time: 'Wochen, vor Gericht ein Jahr.',
    risk: 'Sorge allein bringt oft wenig. Firmen für Ansprüche (claims firms) nehmen viel.',
    bestFor: 'Sie verloren Geld oder litten sehr.',
  },
  'gb.breach.option-watch': {
    says: 'Sichern Sie sich ab, behalten Sie das Schreiben und warten Sie ab.',
    title: 'Absichern und abwarten',
    cost: 'Nichts.',
    time: 'Jetzt eine Stunde.',
    risk: 'Gering. Beschwerde und Anspruch bleiben möglich.',
    bestFor: 'Es floss wenig ab oder nichts geschah.',
  },
  'gb.breach.insight-bank': {
    says: 'In diesem Brief geht es um Bank- oder Kartendaten. Diebe nutzen sie, um am Telefon echt zu klingen.',
    actionable:
      'Wählen Sie 159, um Ihre Bank sicher zu erreichen. Keine Bank bittet Sie, Geld „in Sicherheit“ zu überweisen.',
  },
  'gb.breach.insight-identity': {
    says: 'Mit solchen Daten könnte jemand in Ihrem Namen Geld leihen.',
    actionable:
      'Sehen Sie kostenlos Ihre Kreditauskunft an. Steht dort ein fremder Kredit, melden Sie es sofort Bank und Auskunftei.',
  },
  'gb.breach.warn-calls': {
    says: 'Nach einem Vorfall geben sich Anrufer oft als Firma oder Bank aus. Legen Sie auf und rufen Sie unter bekannter Nummer zurück.',
  },
}
