/** What can still be done when the time in a paper of a court or before a seizure is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_DE: Words = {
  'it.too-late.order-want': {
    says: 'Das ist ein gerichtlicher Zahlungsbefehl (decreto ingiuntivo). Ab seinem Datum gezählt sind die 40 Tage für den Widerspruch vorbei.',
  },
  'it.too-late.order-reality': {
    says: 'Er kann jetzt wie ein Urteil gelten. Die 40 Tage laufen aber ab der Zustellung an Sie. Prüfen Sie zuerst diesen Tag.',
  },
  'it.too-late.order-step': {
    says: 'Klären Sie heute, wann und wie zugestellt wurde. Vor weniger als 40 Tagen? Ein Anwalt muss jetzt Widerspruch einlegen. Nie, oder am falschen Ort? Ein später kann möglich sein.',
  },
  'it.too-late.order-option': {
    says: 'Zeigen Sie, dass eine falsche Zustellung oder etwas außerhalb Ihrer Macht Sie daran hinderte, davon zu wissen. Als Verbraucher nennen Sie unfaire Klauseln.',
    title: 'Spät widersprechen (opposizione tardiva)',
    cost: 'Ein Anwalt. Prozesskostenhilfe kann zahlen.',
    time: 'Höchstens zehn Tage ab der ersten Pfändung. Schweigt der Befehl zu unfairen Klauseln, gibt das Pfändungsgericht dafür 40 Tage.',
    risk: 'Ohne Beweis lehnt das Gericht ab, mit Kosten.',
    bestFor: 'Das Papier kam nie an, oder der Vertrag hat unfaire Klauseln.',
  },
  'it.too-late.claim-rights': {
    says: 'Sie können fragen, was entschieden ist, manchmal noch eintreten oder widersprechen und mit wenig Geld einen kostenlosen Anwalt haben.',
  },
  'it.too-late.summons-reality': {
    says: 'Das Verfahren kann ohne Sie weitergehen (contumacia), aber sie müssen die Forderung noch beweisen. Sie können eintreten, bis das Gericht den letzten Termin ansetzt.',
  },
  'it.too-late.summons-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer (R.G.) an. Fragen Sie nach dem nächsten Termin oder einem Urteil. Dann sofort zu einem Anwalt, um einzutreten.',
  },
  'it.too-late.summons-option': {
    says: 'Im Verfahren: Verlangen Sie die Frist zurück, wenn eine ungültige Zustellung oder ein Grund ohne Ihre Schuld Sie fernhielt. Nach einem Urteil: Berufung.',
    title: 'Die Frist zurückverlangen oder Berufung',
    cost: 'Ein Anwalt. Prozesskostenhilfe kann zahlen.',
    time: 'Berufung: 30 Tage ab Zustellung des Urteils oder sechs Monate ab seinem Datum. Später nur, wenn Sie wegen eines ungültigen Papiers nichts wussten.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht deren Kosten.',
    bestFor: 'Sie wussten nichts vom Verfahren oder konnten nicht kommen.',
  },
  'it.too-late.not-yet': {
    says: 'Auch jetzt müssen sie meist förmlich mahnen (precetto) und zehn Tage warten, bevor sie pfänden. Vom Lohn höchstens ein Fünftel.',
  },
  'it.too-late.agree': {
    says: 'Wenn Sie es schulden, rufen Sie heute deren Anwalt an und bieten Sie Raten. Lassen Sie es schriftlich geben.',
  },
  'it.too-late.judgment-reality': {
    says: 'Ab seinem Datum gezählt sind die 30 Tage für die Berufung vorbei. Sie laufen nur nach Zustellung an Sie. Sonst haben Sie sechs Monate ab dem Datum.',
  },
  'it.too-late.judgment-step': {
    says: 'Fragen Sie heute einen Anwalt, ob und wann zugestellt wurde und ob Berufung noch geht. Zu spät? Bieten Sie der anderen Seite Raten an, bevor die Mahnung (precetto) kommt.',
  },
  'it.too-late.precept-want': {
    says: 'Das ist die förmliche Mahnung vor der Pfändung (precetto). Ihre zehn Tage sind wohl vorbei. Sie dürfen jetzt pfänden.',
  },
  'it.too-late.precept-step': {
    says: 'Rufen Sie heute deren Anwalt an: Läuft eine Pfändung (pignoramento)? Bieten Sie eine erste Summe. Über 90 Tage seit Zustellung und nichts gepfändet? Dann brauchen sie ein neues Precetto.',
  },
  'it.too-late.seizure-step': {
    says: 'Fragen Sie heute das Gericht, was gepfändet ist und wann der nächste Termin ist. Formfehler sind nach 20 Tagen meist zu spät. Bezahlt, verjährt oder geschützt geht, bis der Verkauf angeordnet ist.',
  },
  'it.too-late.convert': {
    says: 'Ist etwas gepfändet, bitten Sie das Gericht, stattdessen Geld zahlen zu dürfen. Bei Sachen oder Haus sind Raten bis 48 Monate möglich.',
    title: 'Die Pfändung gegen Geld tauschen',
    cost: 'Ein Sechstel der Schuld sofort, und die Kosten.',
    time: 'Bevor das Gericht den Verkauf anordnet oder das Geld zuteilt.',
    risk: 'Eine Rate über 30 Tage zu spät beendet es.',
    bestFor: 'Haus, Auto oder Sachen sind gepfändet, und Sie können in Raten zahlen.',
  },
  'it.too-late.collector-step': {
    says: 'Bitten Sie AdER heute online um Raten. Solange geprüft wird, darf keine neue Pfändung beginnen. Wurde die Cartella nie zugestellt? Gehen Sie zu einem Anwalt.',
  },
}
