/** The personal grievance: its 90 days, mediation and the Authority: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PERSONAL_GRIEVANCE_IT: Words = {
  'nz.work.right-grievance': {
    says: 'Può presentare un reclamo personale (personal grievance) entro 90 giorni. Dica al datore di lavoro che cosa è successo e che cosa vuole.',
  },
  'nz.work.right-harassment': { says: 'Per molestie sessuali ha 12 mesi per presentarlo.' },
  'nz.work.grievance': {
    says: 'Ha 90 giorni dal licenziamento, o da quando l’ha saputo. Contiamo dalla lettera, per sicurezza.',
    action:
      'Presentare per iscritto un reclamo personale (personal grievance) al Suo datore di lavoro',
    consequence: 'Dopo Le serve il suo consenso o un motivo molto buono per presentarlo.',
  },
  'nz.work.step-raise': {
    says: 'Scriva al datore di lavoro: presento un reclamo personale (I raise a personal grievance). Dica che cosa è successo e che cosa vuole.',
  },
  'nz.work.opt-mediation': {
    says: 'Una persona neutrale aiuta le due parti a trovare un accordo. Quello che concordate vale.',
    title: 'Chiedere una mediazione gratuita (mediation)',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Vuole soldi, una lettera di referenze o ripulire il Suo nome.',
  },
  'nz.work.opt-era': {
    says: 'Se la mediazione (mediation) non riesce, faccia domanda all’Employment Relations Authority.',
    title: 'Andare all’Authority',
    cost: 'Una tassa.',
    time: 'Entro tre anni da quando ha presentato il reclamo.',
    risk: 'Se perde, può pagare una parte dei costi.',
    bestFor: 'Ha un caso forte.',
  },
  'nz.work.warn-ninety': {
    says: 'I 90 giorni corrono anche mentre parlate. Presenti il reclamo per iscritto.',
  },
  'nz.work.change-2026': {
    says: 'Dal 21 febbraio 2026 chi ha 200.000 $ o più non può agire per licenziamento ingiustificato (unjustified dismissal).',
    was: 'Ogni dipendente poteva agire per licenziamento ingiustificato.',
    is: 'Chi guadagna 200.000 $ l’anno o più non può, a meno che lo dica il contratto. I contratti precedenti hanno un anno per adattarsi.',
  },
  'nz.work.right-mediation': {
    says: 'La mediazione (mediation) è gratis e di solito viene prima. Se non riesce, può decidere l’Employment Relations Authority.',
  },
}
