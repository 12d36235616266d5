/** The Italian words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_IT: Words = {
  'nz.deposit.want': {
    says: 'Il padrone di casa vuole una parte della Sua cauzione (bond). Non deve essere d’accordo, e non firmi un modulo in bianco.',
  },
  'nz.deposit.reality': {
    says: 'Il padrone di casa deve provarlo. La normale usura (fair wear and tear) non è un danno.',
  },
  'nz.deposit.right-apply': {
    says: 'Tenancy Services custodisce la cauzione (bond). Può chiederla Lei. Se il padrone di casa non è d’accordo, decide il Tenancy Tribunal.',
  },
  'nz.deposit.right-damage': {
    says: 'Per un danno da disattenzione deve al massimo quattro settimane di affitto o la franchigia (excess) dell’assicurazione del padrone di casa, quello che è meno. Per la normale usura non deve nulla.',
  },
  'nz.deposit.right-clean': {
    says: 'Deve lasciare la casa ragionevolmente pulita e in ordine, non perfetta. Chieda il primo verbale di ispezione, fatture e foto.',
  },
  'nz.deposit.step': {
    says: 'Scriva che non è d’accordo. Chieda la cauzione (bond), e mandi le Sue foto e il primo verbale di ispezione.',
  },
}
