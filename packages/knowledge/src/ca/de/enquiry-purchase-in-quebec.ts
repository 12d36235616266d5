/** The German words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_WORDS: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'In Québec können Sie schriftlich stornieren, wenn 30 Tage nach dem versprochenen Tag nichts da ist. Der Händler hat 15 Tage für die Erstattung. Sonst verlangen Sie von Ihrer Karte die Rückbuchung.',
  },
  'ca.ask.faulty-qc': {
    says: 'In Québec müssen Sachen eine dem Preis faire Zeit halten, egal was die Garantie sagt. Schreiben Sie dem Händler oder Hersteller, verlangen Sie kostenlose Reparatur, und gehen Sie sonst zu den petites créances.',
  },
  'ca.buy.right-used-car-qc': {
    says: 'In Québec schuldet ein Händler für einen neueren Gebrauchtwagen von Gesetzes wegen eine Garantie: sechs, drei oder einen Monat, je nach Alter und Kilometern. Über fünf Jahre oder 80 000 km gibt es keine, aber der Wagen muss trotzdem angemessen lange halten.',
  },
}
