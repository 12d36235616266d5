/** Questions about a seizure of wages that leaves too little: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_COUNT_DE: Words = {
  'ch.ask.wage-count': {
    says: 'Die Berechnung ist nicht endgültig. Beschweren Sie sich innert zehn Tagen nach Erhalt bei der Aufsichtsbehörde; das ist gratis. Ändert sich etwas, legen Sie dem Betreibungsamt Belege vor und verlangen Sie jederzeit eine neue Berechnung. Zählen müssen Grundbetrag, Miete, wirklich bezahlte Prämien und was die Arbeit braucht: auswärtiges Essen, und das Auto, wenn weder Bus noch Zug fährt. Laufende Steuern zählen meist nicht: Fragen Sie das Steueramt nach Raten oder Erlass.',
  },
}
