/** The Italian words of Ireland: law that an adviser names first. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'ie.debt.know-claim-notice': {
    says: 'Per un debito fino a 15.000 € la causa inizia con un avviso di domanda (claim notice) della District Court. Da quel momento ha 28 giorni per rispondere.',
  },
  'ie.debt.right-lsra': {
    says: 'Se un avvocato (solicitor) La inganna o La intimidisce, può fare reclamo all’autorità di controllo (LSRA). È gratis.',
  },
  'ie.home.right-declaration': {
    says: 'Se il motivo è una vendita, con la disdetta deve arrivare una dichiarazione giurata (statutory declaration). La vendita deve essere prevista entro nove mesi.',
  },
  'ie.home.right-many-homes': {
    says: 'Un proprietario che vende dieci o più case dello stesso complesso in sei mesi di solito non può chiudere gli affitti per questo.',
  },
  'ie.home.know-email': {
    says: 'Una e-mail o un SMS da soli non sono una disdetta valida. Deve essere consegnata a Lei, spedita per posta o lasciata a casa Sua.',
  },
  'ie.home.know-slip': {
    says: 'Un piccolo errore che non La danneggia può non annullare la disdetta. Chieda a Threshold di controllare prima di contarci.',
  },
}
