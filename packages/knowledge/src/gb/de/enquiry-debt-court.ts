/** Questions about judgments, court claims and the letter that comes before: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COURT_DE: Words = {
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Handeln Sie jetzt. Beantragen Sie mit Formular N244 die Aufhebung (set aside). Schreiben Sie, wann Sie davon erfuhren, wohin die Papiere gingen und warum Sie nichts schulden.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Handeln Sie jetzt. Bitten Sie das Gericht mit N244, es aufzuheben. Sagen Sie, wann Sie davon erfuhren, dass die Papiere an eine alte Adresse gingen, und was Sie einwenden. Aufheben löscht den Eintrag. Zahlen nach dem ersten Monat nicht: Dann steht es sechs Jahre als bezahlt. Es gibt eine Gebühr; EX160 kann helfen.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Zahlen Sie alles innerhalb eines Monats, verschwindet es aus dem Register. Sonst bleibt es sechs Jahre ab dem Urteil. Zahlen Sie später, steht es als bezahlt da.',
    dependsOn: 'ob Sie alles innerhalb eines Monats zahlen',
  },
  'gb.ask-debt.court-claim': {
    says: 'Schicken Sie sofort die Empfangserklärung (acknowledgment of service). Dafür haben Sie 14 Tage ab Zustellung, und ab Zustellung 28 Tage zur Verteidigung. Ignorieren Sie es nicht.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Antworten Sie innerhalb von 30 Tagen ab dem Datum im Brief. Nehmen Sie das Antwortformular (Reply Form) und verlangen Sie nötige Unterlagen. Dann sollen sie vor dem Gericht warten.',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Rufen Sie heute das Gericht an, das im Urteil steht. Verlangen Sie das Formular für die Aufhebung (set aside). Sagen Sie, wann Sie es erfuhren, warum Sie nicht antworteten und was dagegen spricht.',
  },
}
