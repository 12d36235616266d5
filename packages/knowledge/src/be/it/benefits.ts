/** The Italian words of Belgium: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_IT: Words = {
  'be.benefit.want': {
    says: 'Dicono che ha avuto troppo e lo rivogliono.',
  },
  'be.benefit.who': {
    says: 'Un ufficio di sicurezza sociale decide sui sussidi. Un tribunale del lavoro può cambiare la decisione.',
  },
  'be.benefit.reality': {
    says: 'Una tale decisione può essere sbagliata, o essere ridotta. Può andare gratis al tribunale del lavoro.',
  },
  'be.benefit.rights-summary': {
    says: 'Può chiedere i motivi, fare ricorso entro tre mesi, e chiedere un piano o la cancellazione.',
  },
  'be.benefit.deadline-appeal': {
    says: 'Ha tre mesi dalla notifica per andare al tribunale del lavoro. Contiamo dalla data della lettera.',
    action: 'Mandare un ricorso al tribunale del lavoro',
    consequence: 'La decisione diventa definitiva.',
  },
  'be.benefit.right-reasons': {
    says: 'Una decisione deve dire perché, come è fatta la somma e come fare ricorso. Se non dice come ed entro quando fare ricorso, i tre mesi non partono.',
  },
  'be.benefit.right-their-error': {
    says: 'Se l’ufficio ha sbagliato e Lei non poteva saperlo, quasi sempre non può chiedere soldi per il passato.',
  },
  'be.benefit.right-onem-heard': {
    says: 'Prima di togliere il sussidio o chiedere soldi indietro, l’ONEM (RVA) di regola deve sentirLa. Può portare un avvocato o il sindacato, rispondere per iscritto e chiedere una volta un altro giorno.',
  },
  'be.benefit.right-onem-home': {
    says: 'Dividere tetto e spese non è ancora convivere. Conta solo se gestite insieme anche la casa: pasti, spesa, pulizie, soldi. Mostri che non è così.',
  },
  'be.benefit.right-good-faith': {
    says: 'Per la disoccupazione presa in buona fede si possono richiedere solo gli ultimi 150 giorni.',
  },
  'be.benefit.step-ask': {
    says: 'Chieda il Suo fascicolo e come è stata calcolata la somma.',
  },
  'be.benefit.step-union': {
    says: 'Lo mostri questa settimana al sindacato, alla mutua o a un CPAS (OCMW). Lo fanno gratis.',
  },
  'be.benefit.step-appeal': {
    says: 'Se è sbagliato, mandi il ricorso per raccomandata entro tre mesi. Non serve un avvocato.',
  },
  'be.benefit.option-appeal': {
    title: 'Andare al tribunale del lavoro',
    says: 'Scriva che non è d’accordo e perché. Aggiunga la decisione.',
    cost: 'Gratis',
    time: 'Entro tre mesi',
    risk: 'Nessuno nella maggior parte dei casi.',
    bestFor: 'La somma è sbagliata o era in buona fede.',
  },
  'be.benefit.option-plan': {
    title: 'Chiedere un piano',
    says: 'Chieda un piano che le lasci abbastanza per vivere.',
    cost: 'La somma, a rate',
    time: 'Ora',
    risk: 'Nessuno. I tre mesi corrono ancora.',
    bestFor: 'Lo deve ma non può pagare tutto insieme.',
  },
  'be.benefit.option-waiver': {
    title: 'Chiedere la cancellazione',
    says: 'Scriva delle Sue entrate e chieda di cancellare tutto o una parte.',
    cost: 'Gratis',
    time: 'Prima o dopo il ricorso',
    risk: 'Possono dire no.',
    bestFor: 'Non potrà mai pagarlo, o era in buona fede.',
  },
}
