/** Questions about loans and accounts that a bank ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_NL: Words = {
  'ch.ask.credit': {
    says: 'U kunt een privélening binnen 14 dagen schriftelijk herroepen. Vraag later vroeg om kleinere delen. Ging de bank niet na of u kon betalen, zeg dat tegen een schuldhulpverlener: zij kan de rente verliezen, of meer.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Een bank mag een rekening meestal altijd opzeggen; kijk naar de termijn in de voorwaarden. Wie hier woont, kan bij PostFinance een betaalrekening in frank vragen, ook met schulden. Weigeren mag alleen om zware redenen, zoals witwaswetten. Open die nu en geef het nieuwe nummer door.',
  },
}
