/** The Italian words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_IT: Words = {
  'ca.breach.want': {
    says: 'Un ente Le dice che altri possono aver visto i Suoi dati. Non deve nulla, ma si protegga.',
  },
  'ca.breach.reality': {
    says: 'Non ogni perdita di dati porta a un abuso. Con un avviso di frode (fraud alert) chi dà prestiti controlla che sia proprio Lei.',
  },
  'ca.breach.right-told': {
    says: 'Devono dirglielo presto, se c’è un vero rischio di danno grave, e dirle che cosa può fare.',
  },
  'ca.breach.right-qc': {
    says: 'In Québec una società deve dirle di un incidente che può fare un danno grave. Può chiedere alle agenzie di credito un blocco gratis.',
  },
  'ca.breach.right-complain': {
    says: 'Può fare reclamo gratis al garante della privacy (privacy commissioner).',
  },
  'ca.breach.step': {
    says: 'Cambi le password, avvisi la banca e metta un avviso di frode (fraud alert) sul Suo dossier presso Equifax e TransUnion.',
  },
  'ca.breach.option': {
    says: 'Accetti il controllo gratuito se Le viene offerto, e guardi il Suo dossier di credito.',
    title: 'Proteggere il Suo nome',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli che ricevono una lettera così.',
  },
  'ca.breach.right-on-health': {
    says: 'In Ontario chi tiene i Suoi dati di salute deve dirle di un furto o di una perdita. Può fare reclamo all’Information and Privacy Commissioner.',
  },
}
