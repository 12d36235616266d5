/** The Italian words of the rows in ../senders-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_IT: Words = {
  'es.sender.intrum': {
    says: 'Intrum è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.axactor': {
    says: 'Axactor è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.cabot': {
    says: 'Cabot Financial Spain è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.eos': {
    says: 'EOS Spain è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.kruk': {
    says: 'KRUK España è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.link': {
    says: 'Link Financial è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.hoist': {
    says: 'Hoist Finance Spain è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.tdx': {
    says: 'TDX Indigo è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.gescobro': {
    says: 'Gescobro è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.lindorff': {
    says: 'Lindorff è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.sierra': {
    says: 'Sierra Capital è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
  'es.sender.multigestion': {
    says: 'Multigestión è una ditta privata che riscuote o compra debiti. Non è un tribunale. Può chiederle di pagare, e Lei può chiederle le prove.',
  },
}
