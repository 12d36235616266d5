/** Questions about which tuition a state college may charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TUITION_DE: Words = {
  'us.agree.ask-tuition-mistake': {
    says: 'Widersprechen Sie heute schriftlich beim Residency Office oder Registrar. Schicken Sie die Zusage (in-state) mit. Fragen Sie nach Regel, Grund, Frist und Aufschub der Mahngebühren. In manchen Staaten, etwa Texas, zählt ein Fehler der Schule erst ab dem nächsten Semester, wenn Ihre Angaben wahr waren. Auf eine klare Zusage vertraut zu haben hilft auch. Dann: Ombudsstelle oder Legal Aid.',
  },
  'us.agree.ask-tuition-resident': {
    says: 'Jeder Staat hat seine Regel. Viele verlangen etwa ein Jahr, in dem man dort lebt, um zu bleiben, nicht nur zum Studium. Belege sind Mietvertrag, Arbeit, Steuern, Führerschein oder Wahlregister. Wer von Eltern abhängt, gilt oft als dort ansässig, wo sie leben. Sagt die Schule Nein, fragen Sie nach Regel und Grund und widersprechen Sie schriftlich vor der Frist.',
    dependsOn: 'die Regel Ihres Staates und Ihre Belege',
  },
  'us.agree.ask-transcript': {
    says: 'Kalifornien, New York und einige andere Staaten verbieten einer Schule, ein Zeugnis (transcript) wegen Schulden zurückzuhalten. Verlangen Sie es schriftlich mit einer genauen Rechnung und nennen Sie das Gesetz. Anderswo fragen Sie nach kleinen Raten und nach Versand an Arbeitgeber oder neue Schule. Ihre Akten dürfen Sie überall ansehen. Sonst: Attorney General Ihres Staates.',
    dependsOn: 'Ihr Staat',
  },
}
