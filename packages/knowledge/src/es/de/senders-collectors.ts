/** The German words of the rows in ../senders-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_DE: Words = {
  'es.sender.intrum': {
    says: 'Intrum ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.axactor': {
    says: 'Axactor ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.cabot': {
    says: 'Cabot Financial Spain ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.eos': {
    says: 'EOS Spain ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.kruk': {
    says: 'KRUK España ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.link': {
    says: 'Link Financial ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.hoist': {
    says: 'Hoist Finance Spain ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.tdx': {
    says: 'TDX Indigo ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.gescobro': {
    says: 'Gescobro ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.lindorff': {
    says: 'Lindorff ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.sierra': {
    says: 'Sierra Capital ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'es.sender.multigestion': {
    says: 'Multigestión ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
}
