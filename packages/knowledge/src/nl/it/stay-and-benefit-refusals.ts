/** Garantie et refus, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_AND_BENEFIT_REFUSALS_IT: Words = {
  'nl.stay.reality': {
    says: 'Un no non è la fine. Ma il tempo per agire è breve, e corre dalla lettera.',
  },
  'nl.stay.step-first': {
    says: 'Scriva il giorno in cui l’ha ricevuta, conservi la busta e mostri oggi tutte le pagine a un avvocato. Non aspetti altre carte.',
  },
  'nl.refusal.want': {
    says: 'Un ufficio dice che non ha un sussidio, che si ferma o che ne riceve meno.',
  },
  'nl.refusal.reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte di queste decisioni cambiano quando ci si oppone con documenti.',
  },
  'nl.refusal.step-late': {
    says: 'Reclami oggi lo stesso: scriva perché è tardi, con prove, e chieda il fascicolo. Se qualcosa è cambiato, faccia anche una nuova domanda.',
  },
  'nl.refusal.step-first': {
    says: 'Chieda i motivi e il Suo fascicolo. Raccolga documenti che provano il Suo caso e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'nl.refusal.right-object': {
    says: 'Può opporsi (bezwaar) gratis entro sei settimane, ed essere sentito. In un caso urgente un giudice può dare una misura rapida.',
  },
  'nl.refusal.ww-want': {
    says: 'Un ufficio dice che non ha un sussidio, che si ferma o che ne riceve meno.',
  },
  'nl.refusal.ww-reality': {
    says: 'Un ufficio ha deciso contro di Lei. Molte di queste decisioni cambiano quando ci si oppone con documenti.',
  },
  'nl.refusal.ww-step-late': {
    says: 'Reclami oggi lo stesso: scriva perché è tardi, con prove, e chieda il fascicolo. Se qualcosa è cambiato, faccia anche una nuova domanda.',
  },
  'nl.refusal.ww-step-first': {
    says: 'Chieda i motivi e il Suo fascicolo. Raccolga documenti che provano il Suo caso e scriva prima dell’ultimo giorno. Le prove possono seguire.',
  },
  'nl.refusal.ww-right': {
    says: 'UWV deve mostrare che ha perso il lavoro per colpa Sua (verwijtbaar). Può opporsi gratis entro sei settimane. Dica perché ha dovuto andare via.',
  },
  'nl.refusal.ww-deadline': {
    says: 'Ha sei settimane per opporsi (bezwaar) a UWV.',
    action: 'Opporsi a UWV (bezwaar)',
    consequence: 'La decisione resta.',
  },
  'nl.refusal.deadline': {
    says: 'Ha sei settimane per opporsi (bezwaar).',
    action: 'Opporsi (bezwaar)',
    consequence: 'La decisione resta.',
  },
  'nl.refusal.right-assistance': {
    says: 'Può rifare subito la domanda, con la prova di dove vive e di ciò che ha. Nessuna decisione ancora, e ha dato tutte le carte? Allora il comune deve pagare un anticipo (voorschot) entro quattro settimane.',
  },
  'nl.refusal.right-care': {
    says: 'Il comune deve vedere che cosa Lei e chi vive con Lei potete davvero fare, e dare aiuto adatto. Chieda il rapporto.',
  },
  'nl.refusal.right-urgent': {
    says: 'Niente soldi per vivere, o senza l’aiuto che serve? Si opponga e chieda insieme al giudice una misura rapida (voorlopige voorziening).',
  },
}
