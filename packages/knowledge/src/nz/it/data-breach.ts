/** The Italian words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_IT: Words = {
  'nz.breach.want': {
    says: 'Un’organizzazione Le dice che altri possono aver visto i Suoi dati. Non deve nulla, ma si protegga.',
  },
  'nz.breach.reality': {
    says: 'Non ogni fuga di dati porta a un abuso. Un blocco del credito (credit freeze) ferma quasi tutti i nuovi prestiti a Suo nome.',
  },
  'nz.breach.right-told': {
    says: 'Devono avvisarla presto di una fuga che può fare un danno serio, e di che cosa può fare.',
  },
  'nz.breach.right-freeze': {
    says: 'Può chiedere a tutte le agenzie di credito un blocco gratuito (suppression) del Suo rapporto di credito.',
  },
  'nz.breach.right-complain': {
    says: 'Può fare reclamo gratis al Privacy Commissioner. Un tribunale può dare un risarcimento.',
  },
  'nz.breach.step': {
    says: 'Cambi le Sue password, avvisi la Sua banca e chiami IDCARE allo 0800 121 068.',
  },
  'nz.breach.option': {
    says: 'Blocchi il Suo rapporto di credito e chieda all’organizzazione che cosa farà per Lei.',
    title: 'Proteggere il Suo nome',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Tolga il blocco prima di chiedere un prestito.',
    bestFor: 'Tutti quelli che ricevono una lettera così.',
  },
}
