/** The Italian words of the rows in ../enquiry-guests-and-fallen-trees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUESTS_AND_FALLEN_TREES_IT: Words = {
  'us.fact.tree-fell': {
    says: 'Chiama prima la tua assicurazione: di solito paga casa, recinto o garage, e quella dell’auto l’auto. Un albero sano abbattuto da una tempesta di solito non è colpa di nessuno. Il vicino paga solo se l’albero sembrava morto o pericoloso e lo sapeva. Fai foto prima di sgombrare e tieni vecchi avvisi.',
  },
  'us.fact.guest-wont-leave': {
    says: 'Non cambiare la serratura e non mettere fuori le sue cose: può essere uno sfratto illegale. Chi vive con te, anche senza contratto o affitto, ha di solito diritto a un avviso scritto, spesso 30 giorni. Se resta, chiedi lo sfratto in tribunale. Se hai paura, chiedi un ordine di protezione o chiama il 911.',
  },
  'us.fact.landlord-locks-out': {
    says: 'No, nemmeno per affitto non pagato, né in casa Sua. In quasi ogni Stato un proprietario non può cambiare serrature, staccare luce o acqua, né mettere fuori le cose. L’inquilino potrebbe rientrare e chiederLe soldi in giudizio. Dia prima l’avviso scritto del Suo Stato. Poi chieda lo sfratto in tribunale. Solo un ufficiale può far uscire l’inquilino, dopo l’ordine del giudice.',
  },
}
