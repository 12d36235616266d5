/** Questions about changing the health insurer while premiums are open: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWITCH_INSURER_OWING_DE: Words = {
  'ch.ask.switch-insurer-owing': {
    says: 'Sind gemahnte Prämien, Kostenbeteiligungen, Zinsen oder Betreibungskosten offen, können Sie die Kasse der Grundversicherung nicht wechseln. Zahlen Sie alles vor Ende der Kündigungsfrist, meist dem 31. Dezember, dann klappt der Wechsel. Verlangen Sie heute eine genaue Aufstellung. Ohne Schutz sind Sie nie: Die alte Kasse zahlt Behandlung und Medikamente weiter. Sagen Sie es der neuen. Fragen Sie den Kanton nach Prämienverbilligung. Zusatzversicherungen sind getrennt.',
  },
}
