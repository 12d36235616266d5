/** The Dutch words of Spain: rent deposit. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_NL: Words = {
  'es.deposit.want': {
    says: 'De eigenaar zegt wat er met uw borg (fianza) gebeurt.',
  },
  'es.deposit.right-month': {
    says: 'U moet hem binnen een maand na het teruggeven van de sleutels terugkrijgen. Daarna geeft hij wettelijke rente.',
  },
  'es.deposit.right-wear': {
    says: 'Normale slijtage betaalt u niet. De eigenaar moet de schade tonen en wat de reparatie kost.',
  },
  'es.deposit.step-write': {
    says: 'Vraag het geld schriftelijk (burofax) terug, met de dag van de sleutels, foto’s en uw rekeningnummer.',
  },
  'es.deposit.option-claim': {
    title: 'Vraag het, eis het dan bij de rechter',
    says: 'Probeer het eerst schriftelijk eens te worden. Eis het dan in een korte rechtszaak (juicio verbal).',
    cost: 'Tot €2.000 hebt u geen advocaat nodig',
    time: 'Een maand, dan enkele maanden',
    risk: 'De eigenaar kan ook voor schade eisen.',
    bestFor: 'Er is een maand voorbij, of de schade is niet bewezen.',
  },
}
