/** The Italian words of the rows in ../licence-and-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_AND_PROTECTION_IT: Words = {
  'ch.licence.want': {
    says: 'L’ufficio della circolazione le toglie la licenza per un tempo, o intende farlo. È distinto dalla multa.',
  },
  'ch.licence.right-length': {
    says: 'La durata dipende dalla gravità: di solito un mese per casi medi, tre per gravi, di più se si ripete. Il bisogno di lavoro conta, ma non sotto il minimo.',
  },
  'ch.licence.right-heard': {
    says: 'Di regola devono prima sentirLa e dare i motivi per iscritto. Di solito ha 30 giorni per il ricorso; una disputa sui fatti va nel caso penale: si opponga lì in tempo.',
  },
  'ch.protect.want': {
    says: 'L’autorità (ARP) valuta se lei o suo figlio ha bisogno di un aiuto legale (curatela).',
  },
  'ch.protect.right-heard': {
    says: 'Di regola deve sentirLa di persona. Una misura deve essere necessaria e adatta: un Suo mandato, la famiglia o l’aiuto libero vengono prima. Può nominare la persona, vedere gli atti e portare un avvocato.',
  },
  'ch.protect.right-appeal': {
    says: 'Contro la decisione ha 30 giorni per il giudice, dieci contro una misura provvisoria. Può farlo anche un vicino a lei.',
  },
  'ch.protect.step': {
    says: 'Chieda per iscritto gli atti e più tempo se serve. Scriva prima la sua posizione, con documenti.',
  },
}
