/** The Italian words of the rows in ../enquiry-uninsured-drivers-and-dealer-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_IT: Words = {
  'us.fact.uninsured-driver': {
    says: 'Guarda prima la tua polizza: la copertura uninsured motorist o collision può pagare, meno la franchigia. Se non l’hai, scrivi al conducente con due preventivi, foto e rapporto di polizia, e una data. Poi la small claims court. In quasi tutti gli Stati una sentenza non pagata può sospendergli la patente, e aiuta.',
  },
  'us.fact.dealer-loan-fell-through': {
    says: 'Non firmare sotto pressione un nuovo contratto più caro. Leggi ciò che hai firmato: se la vendita era definitiva, devono rispettarla. Se il prestito andava prima approvato e la chiudono, devono rendere acconto e permuta, o il valore. Chiedi il rifiuto per iscritto. Reclama ad attorney general e FTC.',
  },
}
