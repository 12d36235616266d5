/** Questions about a dog that bit, and a landlord who punishes a complaint: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_IT: Words = {
  'us.ask-life.who-pays-for-bite': {
    says: 'Nella maggior parte degli Stati, come California, Florida e Michigan, il padrone paga anche se il cane non ha mai morso prima, salvo che Lei lo abbia provocato o fosse lì senza permesso. In altri, come il Texas, mostri che sapeva del pericolo o fu negligente. Vada dal medico, denunci il morso, conservi foto e fatture. Scriva al padrone e chieda la sua assicurazione sulla casa. Il tempo per fare causa è breve, spesso due anni.',
    dependsOn: 'il Suo Stato',
  },
  'us.ask-home.punished-for-complaint': {
    says: 'Nella maggior parte degli Stati un proprietario non può sfrattarla, finire il contratto o alzare l’affitto per punire un reclamo sulle riparazioni. Si chiama ritorsione (retaliation), e può usarla come difesa in tribunale. Molti Stati la presumono per alcuni mesi dopo il reclamo. L’affitto non pagato può rovinarla: paghi in tempo. Conservi reclamo, foto e date. Resti finché un giudice non ordina altro, e chiami legal aid.',
    dependsOn: 'il Suo Stato, e se il reclamo è la vera ragione',
  },
  'us.ask-home.sublet': {
    says: 'Legga il contratto: se chiede il consenso del proprietario, lo ottenga prima per iscritto, o può perdere la casa. A New York, in un edificio di quattro case o più, il proprietario ha bisogno di una buona ragione per dire no, e nessuna risposta entro 30 giorni vale come sì. Lì chieda per raccomandata. Deve ancora affitto e danni se il subinquilino non paga. Faccia un subaffitto scritto.',
    dependsOn: 'il Suo contratto e il Suo Stato',
  },
}
