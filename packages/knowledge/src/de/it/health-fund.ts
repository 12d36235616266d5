/** The Italian words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_IT: Words = {
  'de.health-fund.deadline': {
    says: 'Contro una cassa pubblica malattia o cura ha un mese dal giorno in cui Le è arrivata.',
    service: 'una decisione si considera ricevuta il quarto giorno dopo la spedizione',
    action: 'Mandare l’opposizione (Widerspruch) alla cassa',
    consequence: 'La decisione diventa definitiva.',
  },
  'de.health-fund.want': {
    says: 'Una cassa pubblica rifiuta o chiude una prestazione. Può opporsi gratis.',
  },
  'de.health-fund.step-object': {
    says: 'Scriva entro il mese: «Mi oppongo». Chieda la perizia e mandi una breve lettera del medico.',
  },
  'de.health-fund.right-court': {
    says: 'Opporsi è gratis. Dopo un no può andare gratis al tribunale sociale entro un mese.',
  },
  'de.health-fund.option-object': {
    says: 'Si opponga per iscritto. Motivi e lettera del medico possono seguire.',
    title: 'Opporsi gratis',
    cost: 'Gratuito.',
    time: 'Entro un mese.',
    risk: 'Nessuno.',
    bestFor: 'Lei o il medico non siete d’accordo.',
  },
  'de.health-fund.right-three-weeks': {
    says: 'Devono decidere in tre settimane, o cinque con perizia. Se tacciono, vale come approvato.',
  },
  'de.health-fund.right-sick-pay': {
    says: 'L’indennità dura fino a 78 settimane in tre anni per la stessa malattia. Il nuovo certificato va fatto entro il giorno feriale dopo la fine del vecchio.',
  },
  'de.health-fund.right-late-note': {
    says: 'Se il lavoro è finito e il certificato arriva tardi ma entro un mese, mantiene il diritto. Solo i giorni in mezzo non si pagano.',
  },
  'de.health-fund.right-arrears': {
    says: 'Con due mesi di arretrati si paga solo l’urgente, dolore, gravidanza e prevenzione. Con un piano rispettato torna la copertura piena.',
  },
  'de.health-fund.arrears-want': {
    says: 'La Sua cassa malattia dice che ci sono contributi non pagati.',
  },
  'de.health-fund.arrears-reality': {
    says: 'Una cassa pubblica può eseguire la decisione senza giudice, spesso tramite la dogana (Hauptzollamt). Agisca prima.',
  },
  'de.health-fund.arrears-step': {
    says: 'Chiami subito la cassa e chieda rate. Se il reddito è stimato, mandi le prove.',
  },
  'de.health-fund.right-rides': {
    says: 'La cassa paga i viaggi dal medico in casi fissi. Uno è il grado di cura 4 o 5, o 3 se ha difficoltà durevoli a muoversi. Altri sono una tessera aG, Bl o H e cure frequenti come la dialisi. Vale anche un caso simile. Chieda al medico di scrivere il perché.',
  },
}
