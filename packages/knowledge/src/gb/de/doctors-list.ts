/** German: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_DE: Words = {
  'gb.doctor.right-warning': {
    says: 'Eine Praxis muss Sie meist in den letzten 12 Monaten gewarnt haben und den Grund nennen. Gesundheit, Alter oder Herkunft sind kein Grund. Sie bleiben meist bis zum achten Tag nach der Meldung an den NHS auf der Liste, bei laufender Behandlung länger. Nach Gewalt oder Drohungen, die der Polizei gemeldet sind, kann es sofort sein. Andere Praxen in der Nähe können Sie ohne Adressnachweis aufnehmen.',
  },
  'gb.doctor.right-complain': {
    says: 'Sie können sich binnen 12 Monaten kostenlos bei der Praxis oder der örtlichen NHS-Stelle beschweren. Danach kann der Health Service Ombudsman prüfen.',
  },
}
