/** The Italian words of the rows in ../child-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_BENEFIT_WORDS: Words = {
  'de.child-benefit.want': {
    says: 'La Familienkasse toglie l’assegno per i figli (Kindergeld) e vuole indietro i soldi.',
  },
  'de.child-benefit.reality': {
    says: 'Una decisione sbagliata resta se non si oppone entro un mese. Spesso manca solo una prova di scuola o formazione.',
  },
  'de.child-benefit.deadline': {
    says: 'Ha un mese dal giorno in cui la decisione Le è arrivata. I motivi possono seguire.',
    action: 'Inviare l’opposizione (Einspruch) alla Familienkasse',
    consequence: 'La decisione diventa definitiva, anche se è sbagliata.',
    service: 'una decisione fiscale vale come ricevuta il quarto giorno dopo l’invio',
  },
  'de.child-benefit.right-object': {
    says: 'L’opposizione (Einspruch) è gratuita. Poi il tribunale tributario (Finanzgericht) può controllare, a pagamento.',
  },
  'de.child-benefit.right-stop': {
    says: 'L’opposizione da sola non ferma il pagamento. Chieda nella stessa lettera una sospensione (Aussetzung der Vollziehung).',
  },
  'de.child-benefit.right-adult': {
    says: 'Fino a 25 anni un figlio conta ancora in formazione, fino a quattro mesi tra due fasi, o mentre cerca un posto. Fino a 21 anche se è iscritto in cerca di lavoro.',
  },
  'de.child-benefit.right-waive': {
    says: 'Non può pagare? Chieda più tempo, piccole rate o di cancellare il debito (Stundung, Erlass).',
  },
  'de.child-benefit.step-object': {
    says: 'Non è giusto? Scriva che si oppone, con il numero Kindergeld e la data. Aggiunga prove di scuola, formazione o casa.',
  },
  'de.child-benefit.option-object': {
    says: 'Scriva che si oppone e chieda di fermare il pagamento fino alla decisione.',
    title: 'Opporsi alla decisione',
    cost: 'Gratis',
    time: 'Un mese da quando l’ha ricevuta',
    risk: 'Nessuno. Possono correre interessi se era dovuto.',
    bestFor: 'Il figlio era a scuola, in formazione o viveva con Lei.',
  },
  'de.child-benefit.over-reality': {
    says: 'Il mese per opporsi sembra passato, quindi la decisione per ora vale. Se il ritardo non è colpa Sua, può ancora chiedere.',
  },
  'de.child-benefit.over-step': {
    says: 'In ritardo senza colpa, per esempio in ospedale? Entro un mese da allora si opponga e chieda la Wiedereinsetzung nella stessa lettera.',
  },
  'de.child-benefit.option-rates': {
    title: 'Chiedere rate o condono',
    says: 'Mostri il reddito e offra una piccola somma al mese.',
    cost: 'Gratis.',
    time: 'Una lettera.',
    risk: 'Può sembrare un sì. Scriva che così non riconosce il debito.',
    bestFor: 'La decisione è giusta ma non può pagare.',
  },
  'de.kindergeld.refused-want': {
    says: 'La Familienkasse nega gli assegni. È diritto tributario: altre vie rispetto agli aiuti sociali.',
  },
  'de.kindergeld.refused-right-appeal': {
    says: 'Ha un mese per un ricorso gratuito (Einspruch) alla Familienkasse. Poi il tribunale tributario, entro un altro mese.',
  },
  'de.kindergeld.refused-right-foreign': {
    says: 'I cittadini UE che vivono qui li hanno, anche nei primi tre mesi. Altri, con un permesso che consente di lavorare. Anche i rifugiati. Mandi permesso e prova di lavoro.',
  },
}
