/** The Dutch words of the rows in ../senders-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_NL: Words = {
  'es.sender.intrum': {
    says: 'Intrum is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.axactor': {
    says: 'Axactor is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.cabot': {
    says: 'Cabot Financial Spain is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.eos': {
    says: 'EOS Spain is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.kruk': {
    says: 'KRUK España is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.link': {
    says: 'Link Financial is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.hoist': {
    says: 'Hoist Finance Spain is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.tdx': {
    says: 'TDX Indigo is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.gescobro': {
    says: 'Gescobro is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.lindorff': {
    says: 'Lindorff is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.sierra': {
    says: 'Sierra Capital is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
  'es.sender.multigestion': {
    says: 'Multigestión is een particulier bedrijf dat schulden int of koopt. Het is geen rechter. Het kan u vragen te betalen, en u kunt bewijs vragen.',
  },
}
