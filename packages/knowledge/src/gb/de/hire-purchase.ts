/** German: the words of the rows in ../hire-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRE_PURCHASE_DE: Words = {
  'gb.credit.right-car-finance': {
    says: 'War Ihre Autofinanzierung durch eine hohe oder verdeckte Provision unfair, können Sie Geld verlangen. Beschweren Sie sich kostenlos beim Kreditgeber. Sie brauchen keine Firma dafür.',
  },
  'gb.credit.right-hire': {
    says: 'Ist ein Drittel gezahlt, darf man die Sache nur mit Gerichtsbeschluss nehmen. Ist die Hälfte gezahlt, können Sie sie gepflegt zurückgeben und schulden nichts mehr. Ein Gericht kann Ihnen Zeit geben.',
  },
  'gb.credit.right-faulty-on-finance': {
    says: 'Ware auf Kredit hat einen Fehler? Beschweren Sie sich auch beim Kreditgeber, nicht nur beim Verkäufer. Nach acht Wochen oder seiner letzten Antwort kann der Financial Ombudsman kostenlos entscheiden.',
  },
}
