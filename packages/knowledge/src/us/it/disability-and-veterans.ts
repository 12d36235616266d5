/** The Italian words of the rows in ../disability-and-veterans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_AND_VETERANS_IT: Words = {
  'us.public.right-disability': {
    says: 'Ha 60 giorni per fare ricorso contro un no sull’invalidità (disability). Guardano il Suo lavoro, quanto è malato e quali lavori potrebbe ancora fare.',
  },
  'us.public.reality-disability': {
    says: 'Un primo no è comune. Molte persone vincono dopo, soprattutto all’udienza davanti a un giudice.',
  },
  'us.public.step-disability': {
    says: 'Faccia ricorso su ssa.gov e mandi documenti più nuovi dei Suoi medici. Dica che cosa non può più fare in un giorno normale.',
  },
  'us.public.option-disability': {
    says: 'Chieda un nuovo esame, e poi un’udienza davanti a un giudice.',
    title: 'Fare ricorso contro la decisione',
    cost: 'Gratis. Un avvocato si paga solo se Lei vince',
    time: '60 giorni per chiedere; la risposta richiede mesi',
    risk: 'Nessuno.',
    bestFor: 'Non può lavorare con continuità.',
  },
  'us.public.right-veteran': {
    says: 'Ha un anno per contestare una decisione del VA. Scelga una richiesta con nuove prove (supplemental claim), un esame superiore (higher-level review) o il Board.',
  },
  'us.public.step-veteran': {
    says: 'Un’organizzazione di veterani (veterans service organization) aiuta gratis. Ne chieda una prima di scegliere.',
  },
}
