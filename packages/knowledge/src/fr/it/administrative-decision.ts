/** The Italian words of the rows in ../administrative-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_DECISION_IT: Words = {
  'fr.admin.want': {
    says: 'Un ufficio pubblico decide qualcosa su di Lei, o dice no.',
  },
  'fr.admin.reality': {
    says: 'Vale anche mentre la contesta, salvo che un giudice la fermi. Ma ha tempo e modi gratis per chiedere di nuovo.',
  },
  'fr.admin.deadline': {
    says: 'Ha due mesi dal giorno in cui l’ha ricevuta per andare al tribunale amministrativo.',
    action: 'Andare al tribunale amministrativo (tribunal administratif)',
    consequence: 'La decisione diventa definitiva.',
  },
  'fr.admin.right-ask': {
    says: 'Può chiedere gratis allo stesso ufficio di ripensarci (recours gracieux). Se lo fa entro due mesi, partono altri due mesi per il tribunale.',
  },
  'fr.admin.right-planning': {
    says: 'In materia edilizia può chiedere di nuovo al comune solo entro un mese. Questo non dà più tempo: per il tribunale ci sono due mesi.',
  },
  'fr.admin.right-reasons': {
    says: 'Una decisione contro di Lei deve dare i motivi per iscritto. Nella maggior parte dei casi prima devono sentirla.',
  },
  'fr.admin.right-note': {
    says: 'Se la lettera non dice come ed entro quando fare ricorso, i due mesi non corrono. Allora ha di solito un anno.',
  },
  'fr.admin.right-urgent': {
    says: 'Se è urgente, chieda al tribunale di fermarla in fretta (référé-suspension), accanto al ricorso principale.',
  },
  'fr.admin.right-silence': {
    says: 'Due mesi di silenzio su una richiesta valgono spesso come sì, ma per molte richieste come no. Chieda la ricevuta che lo dice.',
  },
  'fr.admin.step': {
    says: 'Conservi la busta con la data. Chieda il fascicolo e i motivi. Poi scriva per raccomandata perché è sbagliata.',
  },
  'fr.admin.option-ask': {
    says: 'Scriva all’ufficio con i fatti e le prove.',
    title: 'Chiedere di ripensarci',
    cost: 'Gratis.',
    time: 'Entro due mesi.',
    risk: 'Nessuno.',
    bestFor: 'Un errore sui fatti, o un caso difficile.',
  },
  'fr.admin.option-court': {
    says: 'Vada al tribunale amministrativo su citoyens.telerecours.fr. In molti casi non serve un avvocato.',
    title: 'Andare in tribunale',
    cost: 'Gratis.',
    time: 'Entro due mesi. Dura un anno o più.',
    risk: 'Può perdere.',
    bestFor: 'Hanno detto di nuovo no.',
  },
  'fr.admin.option-help': {
    says: 'Il Défenseur des droits e uno sportello legale (point-justice, 3039) aiutano gratis. Questo non ferma i due mesi.',
    title: 'Avere aiuto gratis',
    cost: 'Gratis.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non sa bene che cosa fare.',
  },
}
