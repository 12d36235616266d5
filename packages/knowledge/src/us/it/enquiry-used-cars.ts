/** The Italian words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_IT: Words = {
  'us.ask-consumer.car-three-days': {
    says: 'La legge federale non dà tre giorni per rendere un’auto comprata da un rivenditore. Può aiutare una legge sulle auto difettose (lemon law), una garanzia o una bugia del rivenditore.',
    dependsOn: 'il Suo Stato, la garanzia e che cosa le ha detto il rivenditore',
  },
  'us.ask-consumer.as-is-car': {
    says: '“As is” (senza garanzia) chiude quasi tutte le garanzie, ma non le bugie. Può contare ciò che il rivenditore ha scritto sull’auto. Chieda la Buyers Guide e faccia reclamo al procuratore generale del Suo Stato (attorney general).',
    dependsOn: 'che cosa le ha detto il rivenditore e il Suo Stato',
  },
  'us.ask-life.lemon': {
    says: 'Dopo alcune riparazioni fallite di un guasto serio nei primi anni o miglia, il produttore deve quasi sempre sostituire l’auto o ridare i soldi. Tenga ogni foglio di riparazione e scriva al produttore.',
    dependsOn: 'il Suo Stato, l’età e le miglia dell’auto, e le riparazioni',
  },
  'us.trouble.car-title': {
    says: 'Nascondere un titolo di auto rottamata (salvage title) è quasi sempre commercio sleale, “as is” (senza garanzia) o no. Può annullare l’affare o chiedere la perdita, in alcuni Stati il triplo. Tenga l’annuncio e i documenti.',
    dependsOn: 'che cosa le hanno detto e il Suo Stato',
  },
}
