/** Questions about how to divorce: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_IT: Words = {
  'ie.ask.divorce-how': {
    says: 'Non servono consenso né firma. Può chiedere il divorzio se avete vissuto separati due degli ultimi tre anni, anche in una casa. Il giudice non deve vedere speranza di pace, e tutti e due e i figli devono essere tutelati. Si chiede alla Circuit Court, anche senza avvocato. Il Legal Aid Board e la mediazione gratuita aiutano per soldi e casa.',
  },
  'ie.ask.separation-home': {
    says: 'Se siete sposati, nessuno può vendere la casa familiare senza il sì scritto dell’altro. Il giudice può dire chi resta, chi la riceve o che si vende, di chiunque sia il nome. Altrimenti è di chi risulta nell’atto. Dopo cinque anni insieme (due con un figlio) può chiedere al giudice una quota. Provi la mediazione gratuita del Legal Aid Board. Chieda consiglio prima di firmare o andarsene.',
    dependsOn: 'se siete sposati',
  },
}
