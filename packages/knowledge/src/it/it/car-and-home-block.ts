/** A block on a car (fermo) or a charge on a home (ipoteca) for a tax debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_AND_HOME_BLOCK_WORDS: Words = {
  'it.public.want-block': {
    says: "Avvisano che bloccheranno l'auto (fermo). Ha 30 giorni per agire.",
  },
  'it.public.deadline-car': {
    says: 'Ha 30 giorni dalla notifica del preavviso.',
    action: "Pagare, chiedere rate o provare che l'auto serve per lavoro",
    consequence: 'Possono mettere il fermo.',
  },
  'it.public.right-work-car': {
    says: "Non possono bloccare l'auto che serve al lavoro o a un disabile. Lo provi entro 30 giorni.",
  },
  'it.public.right-home': {
    says: "L'ipoteca richiede un debito oltre 20.000 € e 30 giorni di preavviso. L'unica casa in cui abita non si vende.",
  },
}
