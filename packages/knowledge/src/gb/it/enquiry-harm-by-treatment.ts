/** Italian: the words of the rows in ../enquiry-harm-by-treatment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_BY_TREATMENT_IT: Words = {
  'gb.ask-injury.salon': {
    says: 'Faccia foto e vada dal medico. Il salone doveva lavorare con cura: chieda per iscritto i soldi e il costo del danno. Una causa per lesioni va in tribunale entro tre anni. Parli con un avvocato prima di firmare.',
  },
  'gb.ask-injury.hospital': {
    says: 'Di solito ha tre anni per il tribunale, dall’errore o da quando lo ha saputo. Un minore ha tempo fino a 21 anni. Chieda gratis la cartella e veda presto un avvocato medico. Reclami gratis al NHS entro 12 mesi, poi all’Ombudsman. Va mostrato che nessun medico attento avrebbe agito così, o che le hanno nascosto un rischio vero, e il danno.',
  },
}
