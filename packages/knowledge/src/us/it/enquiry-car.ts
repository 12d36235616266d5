/** The Italian words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_IT: Words = {
  'us.ask-debt.deficiency': {
    says: 'Può dovere ciò che la vendita non ha coperto. Ma devono avvisarla prima della vendita, vendere in modo corretto e spiegare la somma. Se non l’hanno fatto, può dovere meno o nulla.',
    dependsOn: 'se le hanno detto della vendita e se l’auto è stata venduta in modo corretto',
  },
  'us.ask-debt.car-repo': {
    says: 'In quasi tutti gli Stati chi ha finanziato l’auto può prenderla dopo un pagamento mancato senza tribunale, ma non con forza o minacce. Lo chiami prima e chieda un piano.',
    dependsOn: 'se chi ha dato il prestito ha un diritto sull’auto (lien) e dal Suo Stato',
  },
  'us.ask-debt.car-taken': {
    says: 'Scriva oggi a chi ha dato il prestito. Chieda quanto deve pagare per riaverla ed entro quando. Deve ridare le cose che erano dentro, e avvisarla prima di venderla.',
  },
}
