/** The Italian words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_IT: Words = {
  'de.summons.suspect-want': {
    says: 'La polizia vuole sentirLa come indagato (Beschuldigter).',
  },
  'de.summons.suspect-reality': {
    says: 'Come indagato non deve andare dalla polizia. Obbliga solo la citazione del pubblico ministero o del giudice.',
  },
  'de.summons.right-silence': {
    says: 'Può tacere, e questo non può danneggiarLa. Può chiedere avvocato e interprete prima di ogni domanda.',
  },
  'de.summons.right-file': {
    says: 'Un avvocato può prima vedere il fascicolo. Nei casi gravi lo Stato ne nomina uno.',
  },
  'de.summons.step-suspect': {
    says: 'Non dica nulla sul fatto, nemmeno al telefono. Disdica con cortesia per iscritto e chiami un avvocato.',
  },
  'de.summons.option-lawyer': {
    says: 'Lasci che un avvocato chieda il fascicolo e risponda.',
    title: 'Prima un avvocato',
    cost: 'Chieda prima il prezzo.',
    time: 'Prima della data.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia indagato.',
  },
  'de.summons.witness-want': {
    says: 'Un tribunale La cita come testimone. Non è accusato.',
  },
  'de.summons.witness-reality': {
    says: 'Deve venire. Se manca senza scusa, paga le spese e una multa.',
  },
  'de.summons.witness-right': {
    says: 'Contro parenti stretti non deve parlare. Né dire ciò che La accuserebbe.',
  },
  'de.summons.witness-pay': {
    says: 'Viaggio, paga persa e altre spese sono rimborsati. Lo chieda entro tre mesi.',
  },
  'de.summons.witness-step': {
    says: 'Malato o via? Avvisi subito il tribunale per iscritto, con prova, e chieda un’altra data. Il datore deve lasciarLa andare.',
  },
  'de.summons.witness-option': {
    says: 'Venga in orario con i documenti e dica ciò che sa.',
    title: 'Andare all’udienza',
    cost: 'Spese rimborsate.',
    time: 'Quel giorno.',
    risk: 'La falsa testimonianza è reato.',
    bestFor: 'Ogni testimone.',
  },
  'de.summons.witness-not-yet': {
    says: 'Non è accusato di nulla e non deve pagare. Racconta solo ciò che ha visto o sentito.',
  },
  'de.summons.witness-lawyer': {
    says: 'Può portare un Suo avvocato come assistente dei testimoni (Zeugenbeistand).',
  },
  'de.summons.witness-prepare': {
    says: 'Annoti giorno, sala e numero della causa. Rilegga i Suoi appunti e le mail e li porti con il documento.',
  },
  'de.summons.witness-step-pay': {
    says: 'Chieda al datore un foglio sulla paga che perde. Conservi i biglietti e consegni tutto dopo l’udienza.',
  },
  'de.summons.police-witness-want': {
    says: 'La polizia vuole sentirla come testimone. Non è accusato.',
  },
  'de.summons.police-witness-reality': {
    says: 'Deve venire e parlare solo se lo ha ordinato la procura (Staatsanwaltschaft). Se la lettera non lo dice, chieda.',
  },
  'de.summons.police-witness-family': {
    says: 'Non deve parlare contro coniuge, fidanzato o parenti stretti. Devono dirglielo prima.',
  },
  'de.summons.police-witness-self': {
    says: 'Non deve rispondere a ciò che può portare in tribunale lei o i parenti stretti.',
  },
  'de.summons.police-witness-lawyer': {
    says: 'Può portare un avvocato che assiste i testimoni (Zeugenbeistand).',
  },
  'de.summons.police-witness-step': {
    says: 'Chiami prima. Chieda se lo ha ordinato la procura e di che si tratta. Se come familiare non parlerà, lo scriva.',
  },
}
