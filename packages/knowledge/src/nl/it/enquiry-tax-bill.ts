/** The Italian words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_IT: Words = {
  'nl.ask.tax-plan': {
    says: 'Chieda un piano al fisco prima dell’ultimo giorno: online, per telefono o con il modulo. Se ha poco reddito e pochi risparmi, chieda il condono (kwijtschelding). La somma è sbagliata? Faccia opposizione entro sei settimane e chieda di sospendere quella parte. Non lasci stare: con un dwangbevel il fisco può pignorare paga o denaro senza un giudice prima.',
  },
  'nl.ask.home-value': {
    says: 'Si opponga al comune entro sei settimane dalla data dell’avviso. È gratis. Chieda il rapporto con le case vendute (taxatieverslag) e dica che cosa è diverso. Dopo un no può andare al giudice tributario.',
  },
  'nl.ask.town-waiver': {
    says: 'Con un reddito vicino all’assistenza e pochi risparmi, il comune o l’ente delle acque può condonare. Lo chieda con il modulo, meglio prima della scadenza. Non vale per tutte le tasse. Dopo un no può chiedere un nuovo esame.',
    dependsOn: 'da reddito, risparmi e comune',
  },
  'nl.ask.late-return': {
    says: 'La invii ora. Prima arriva un promemoria, poi un ultimo avviso (aanmaning). La multa arriva solo se manca quella data. Può opporsi entro sei settimane e chiedere più tempo se serve.',
  },
}
