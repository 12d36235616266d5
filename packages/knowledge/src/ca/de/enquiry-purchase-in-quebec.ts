/** The German words of the rows in ../enquiry-purchase-in-quebec.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_IN_QUEBEC_WORDS: Words = {
  'ca.ask.not-delivered-qc': {
    says: 'In Québec können Sie schriftlich stornieren, wenn 30 Tage nach dem versprochenen Tag nichts da ist. Der Händler hat 15 Tage für die Erstattung. Sonst verlangen Sie von Ihrer Karte die Rückbuchung.',
  },
  'ca.ask.faulty-qc': {
    says: 'In Québec müssen Sachen eine dem Preis faire Zeit halten, egal was die Garantie sagt. Schreiben Sie dem Händler oder Hersteller, verlangen Sie kostenlose Reparatur, und gehen Sie sonst zu den petites créances.',
  },
}
