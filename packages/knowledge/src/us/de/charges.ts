/** The German words of the rows in ../charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_DE: Words = {
  'us.charge.ny-late-rent': {
    says: 'In New York ist eine Gebühr für späte Miete höchstens $50 im Monat, oder 5 % der Miete, wenn das weniger ist.',
    name: 'Die Gebühr für späte Miete',
  },
  'us.charge.ny-returned-check': {
    says: 'In New York ist die Gebühr für einen Scheck, den die Bank zurückgibt, höchstens $20.',
    name: 'Die Gebühr für einen zurückgegebenen Scheck',
  },
  'us.charge.ca-returned-check': {
    says: 'In Kalifornien ist diese Gebühr höchstens $25 für den ersten zurückgegebenen Scheck und $35 für jeden weiteren.',
    name: 'Die Gebühr für einen zurückgegebenen Scheck',
  },
}
