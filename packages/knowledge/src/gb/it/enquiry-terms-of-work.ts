/** Questions about the terms of a job: contract, hours, breaks and self-employment. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_IT: Words = {
  'gb.ask-work.written-statement': {
    says: 'Ha diritti anche senza un contratto di carta. Il datore di lavoro deve darle le condizioni principali per iscritto entro il primo giorno. Le chieda per iscritto.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Anche con un contratto a zero ore (zero hours contract) ha salario minimo, ferie pagate e pause. Può rifiutare lavoro e lavorare per altri. Non possono punirla per questo.',
  },
  'gb.ask-work.breaks': {
    says: 'Da 18 anni ha una pausa di 20 minuti se lavora più di sei ore. Ha 11 ore di riposo al giorno e un giorno libero a settimana. Il limite è 48 ore in media, salvo Suo accordo.',
    dependsOn: 'la Sua età e le ore',
  },
  'gb.ask-work.change-contract': {
    says: 'Di solito il datore di lavoro non può cambiare paga, ore o giorni senza il Suo accordo, salvo una clausola chiara del contratto. Se non è d’accordo, lo scriva subito, lavori «sotto protesta» (under protest) e chieda la paga che manca. Può chiudere il contratto con preavviso e offrirne uno nuovo. È un licenziamento, e può essere ingiusto. Chiami Acas prima di firmare o dimettersi: 0300 123 1100.',
  },
  'gb.ask-work.flexible': {
    says: 'Può chiedere un lavoro flessibile (flexible working) dal primo giorno, due volte in 12 mesi. Prima di un no devono parlarle, dare un motivo aziendale e rispondere entro due mesi.',
  },
  'gb.ask-work.agency': {
    says: 'Se deve fare il lavoro di persona e loro lo controllano, molto probabilmente è un lavoratore (worker). Allora ha salario minimo, ferie pagate e pause.',
    dependsOn: 'come lavora davvero, non il nome dato',
  },
  'gb.ask-work.ni-self-employed': {
    says: 'Se deve fare il lavoro di persona e loro lo controllano, può essere un lavoratore (worker) con diritto a paga e ferie. Chiami gratis la Labour Relations Agency allo 03300 555 300. Spesso il termine è di tre mesi.',
    dependsOn: 'come lavora davvero, non il nome dato',
  },
}
