/** The Italian words of the rows in ../insured-disclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURED_DISCLOSURE_IT: Words = {
  'de.insured.right-five-years': {
    says: 'Per una risposta sbagliata l’assicuratore ha un mese da quando lo sa. Dopo cinque anni è tardi, dieci se era voluto.',
  },
  'de.insured.right-deceit': {
    says: 'L’assicuratore deve provare che voleva ingannarlo. Una risposta sbagliata da sola non basta. Ha un anno da quando l’ha saputo.',
  },
  'de.insured.right-own-job': {
    says: 'Conta il Suo ultimo lavoro, come lo faceva davvero. Di solito basta metà capacità persa. Descriva la Sua giornata ora per ora.',
  },
}
