/** The Italian words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_IT: Words = {
  'us.ask-home.bad-air': {
    says: 'Non rientri da solo finché l’aria la fa stare male. Chiami il 911 o i vigili del fuoco: possono misurare gas e monossido di carbonio. Vada dal medico e dica dove succede. Poi chiami l’ufficio sanitario e il code office della città. Una casa in affitto deve di solito essere abitabile. Se non lo è, di solito può andarsene senza altro affitto e chiedere indietro deposito e affitto. Scriva tutto al padrone di casa con le date.',
    dependsOn: 'che cosa c’è nell’aria e il suo stato',
  },
  'us.ask-home.repairs': {
    says: 'Chieda la riparazione per iscritto e faccia foto. Poi chiami l’ispettore della città (code inspector). Non trattenga l’affitto prima di un consiglio sul posto: le regole cambiano da Stato a Stato.',
  },
  'us.trouble.water': {
    says: 'Paga chi è stato negligente: il vicino per la vasca, il proprietario (landlord) per tubi lasciati rovinare. Faccia foto e un elenco di prezzi, lo dica alla Sua assicurazione per inquilini (renters insurance) e usi il tribunale per le piccole cause (small claims court).',
    dependsOn: 'chi è stato negligente',
  },
  'us.story.bugs': {
    says: 'Il proprietario (landlord) deve quasi sempre tenere la casa abitabile. Scriva con foto e una data, chiami l’ispettore della città. Non smetta di pagare prima di conoscere la regola del Suo Stato.',
    dependsOn: 'il Suo Stato e il Suo contratto',
  },
}
