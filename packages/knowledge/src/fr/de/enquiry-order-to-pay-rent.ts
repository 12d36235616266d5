/** Questions about a formal order to pay rent: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_TO_PAY_RENT_DE: Words = {
  'fr.ask-home.order-to-pay-rent': {
    says: 'Öffnen Sie alle Post und handeln Sie binnen sechs Wochen. Ein Mietvertrag von vor dem 29. Juli 2023, in dem zwei Monate stehen, behält zwei. Zahlen Sie, oder vereinbaren Sie schriftlich einen Plan, und zahlen Sie die laufende Miete wieder. Bitten Sie FSL, CAF und ADIL um Hilfe (SOS loyers impayés 0 805 16 00 75, kostenlos). Die Winterruhe stoppt nur die Räumung selbst, vom 1. November bis 31. März: Das Verfahren läuft weiter. Gehen Sie zum Termin: Der Richter kann bis zu drei Jahre geben. Niemand wird ohne Urteil und Befehl zum Auszug geräumt.',
  },
}
