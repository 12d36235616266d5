/** The Italian words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_IT: Words = {
  'fr.summons.want': {
    says: 'La polizia vuole sentirla. La lettera dovrebbe dire se è sospettato o testimone.',
  },
  'fr.summons.reality': {
    says: 'Vada, o chieda un altro giorno: possono mandarla a prendere. Come sospettato libero (audition libre) può andare via quando vuole.',
  },
  'fr.summons.right-silence': {
    says: 'Come sospettato devono dirle il reato e la sua data. Può tacere e avere un interprete.',
  },
  'fr.summons.right-lawyer': {
    says: 'Se il reato può portare al carcere, ha diritto a un avvocato al Suo fianco. Con un reddito basso paga lo Stato.',
  },
  'fr.summons.step': {
    says: 'Chiami un avvocato prima di andare. Legga il verbale prima di firmare. Può rifiutare di firmare.',
  },
  'fr.summons.option': {
    says: 'Chieda un avvocato all’ordine (ordre des avocats) o a uno sportello legale (point-justice, 3039).',
    title: 'Prima un avvocato',
    cost: 'Gratis con un reddito basso.',
    time: 'Prima della data.',
    risk: 'Nessuno.',
    bestFor: 'Può essere sospettato.',
  },
  'fr.summons.witness': {
    says: 'È chiamato come testimone. Deve venire e dire la verità. Se non può, scriva subito al tribunale con prove, o rischia una multa.',
  },
  'fr.summons.witness-pay': {
    says: 'Viaggio e paga persa si rimborsano se lo chiede in tribunale quel giorno.',
  },
  'fr.summons.witness-want': {
    says: 'Un tribunale La chiama come testimone.',
  },
  'fr.summons.witness-step': {
    says: 'Scriva giorno e ora. Mostri la lettera al datore di lavoro. Porti documenti e biglietti di viaggio.',
  },
  'fr.summons.witness-option': {
    says: 'Scriva al tribunale perché non può venire, con prove, e chieda che cosa fare.',
    title: 'Dire al tribunale che non può venire',
    cost: 'Gratis.',
    time: 'Subito.',
    risk: 'Senza prove può esserci una multa.',
    bestFor: 'È malato o lontano.',
  },
  'fr.summons.witness-not-yet': { says: 'Non è accusato di nulla e non deve pagare nulla.' },
  'fr.summons.witness-family': {
    says: 'È genitore, figlio, fratello o coniuge dell’imputato? Allora La sentono senza giuramento.',
  },
  'fr.summons.witness-safe': {
    says: 'Ha paura? Chieda di dare l’indirizzo della polizia al posto del Suo. Nei casi gravi il nome può restare nascosto.',
  },
  'fr.summons.witness-prepare': {
    says: 'Scriva per sé che cosa ha visto e quando. Dica solo quello, e lo dica quando non sa.',
  },
  'fr.summons.witness-go': {
    says: 'Arrivi in tempo e dica ciò che sa.',
    title: 'Andare all’udienza',
    cost: 'Le spese sono rimborsate.',
    time: 'Quel giorno.',
    risk: 'Mentire sotto giuramento è reato.',
    bestFor: 'Ogni testimone.',
  },
}
