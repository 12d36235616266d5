/** German: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_DE: Words = {
  'gb.doctor.right-warning': {
    says: 'Eine Praxis muss Sie meist in den letzten 12 Monaten gewarnt haben und den Grund nennen. Gesundheit oder Alter sind kein Grund. Sie bleiben bis zum achten Tag auf der Liste, bei laufender Behandlung länger. Jede andere Praxis in der Nähe kann Sie ohne Adressnachweis aufnehmen.',
  },
  'gb.doctor.right-complain': {
    says: 'Sie können sich binnen 12 Monaten kostenlos bei der Praxis oder der örtlichen NHS-Stelle beschweren. Danach kann der Health Service Ombudsman prüfen.',
  },
}
