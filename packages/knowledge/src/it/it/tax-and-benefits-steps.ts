/** Demands of the tax office and its collector: what to do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_WORDS: Words = {
  'it.public.step-what': {
    says: 'Veda cosa è: avviso bonario, accertamento, cartella, preavviso di fermo. Segni il giorno di notifica.',
  },
  'it.public.step-real': {
    says: 'Controlli nella Sua area AdER, Entrate o INPS con SPID o CIE, mai da un link.',
  },
  'it.public.step-act': {
    says: 'Se è giusta, chieda subito le rate online. Se è sbagliata, vada da un CAF o un consulente in tempo per il ricorso.',
  },
  'it.public.step-plan': {
    says: 'Scelga rate che può pagare: il piano si perde dopo otto rate non pagate.',
  },
  'it.public.step-old': {
    says: 'Guardi le date: bollo tre anni, tributi locali, multe e INPS cinque, tasse erariali di solito dieci.',
  },
}
