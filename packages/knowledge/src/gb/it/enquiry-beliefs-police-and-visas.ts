/** What people believe of police and visas, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_VISAS_IT: Words = {
  'gb.ask-police.phone-search': {
    says: 'La polizia ha bisogno di un potere di legge o del Suo sì. In caso di arresto o con un mandato può tenere il telefono e guardarlo come prova. Testimoni e vittime possono dire no: si chiede per iscritto, senza pressione. Chieda l’avvocato gratuito prima di dare un PIN. Solo con una section 49 notice scritta rifiutare è reato.',
  },
  'gb.ask-immigration.public-funds': {
    dependsOn: 'il Suo status e cosa dice il visto',
    says: 'Con cittadinanza britannica, settled status, indefinite leave o come rifugiato può chiedere sussidi. Se il visto dice «no recourse to public funds», non chieda nulla senza consiglio. Può violare una condizione e costare questo visto o il prossimo. Senza soldi può chiedere al Home Office di togliere la condizione.',
  },
  'gb.ask-immigration.marriage-passport': {
    says: 'Sposare un britannico non dà da solo né passaporto né soggiorno. Prima serve un visto come partner, con regole su soldi e inglese. Quando è settled e vive qui da tre anni, può chiedere la cittadinanza. Solo allora il passaporto.',
  },
}
