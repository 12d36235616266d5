/** Acts of an enforcement officer (commissaire de justice): what to do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'fr.officer.step-title': {
    says: 'Verlangen Sie eine Kopie des Titels: welches Gericht, welcher Tag, welche Summe. Prüfen Sie den Namen und die Aufstellung.',
  },
  'fr.officer.step-offer': {
    says: 'Rufen Sie den Gerichtsvollzieher jetzt an oder schreiben Sie ihm, und bieten Sie eine monatliche Summe an. Holen Sie jede Einigung schriftlich.',
  },
  'fr.officer.step-judge': {
    says: "Ist die Summe falsch oder bezahlt, oder brauchen Sie Zeit, fragen Sie eine kostenlose Rechtsberatung nach dem Vollstreckungsrichter (juge de l'exécution).",
  },
  'fr.officer.step-overdebt': {
    says: 'Haben Sie viele Schulden, stellen Sie einen Antrag bei der Banque de France (surendettement). Ist er angenommen, ruhen Pfändungen.',
  },
  'fr.officer.step-pay': {
    says: 'Zahlen Sie an den Gerichtsvollzieher, nicht bar ohne Quittung an einen Besucher. Verlangen Sie einen Brief, dass alles bezahlt ist.',
  },
  'fr.officer.step-wrong': {
    says: 'Ist es nicht Ihre Schuld oder haben Sie gezahlt, schreiben Sie sofort mit Beweisen. Macht man weiter, wenden Sie sich an den Richter.',
  },
}
