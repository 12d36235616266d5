/** The German words of the rows in ../unfair-competition.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNFAIR_COMPETITION_DE: Words = {
  'de.uwg.right-form': {
    says: 'Der Brief muss sagen, wer abmahnt, warum er das darf, was Sie getan haben und wie die Kosten berechnet sind. Sonst schulden Sie keine Kosten und können eigene verlangen.',
  },
  'de.uwg.right-no-costs': {
    says: 'Für fehlende Angaben auf einer Website darf ein Mitbewerber keine Kosten verlangen. Die erste Erklärung braucht dann keine Strafe, wenn Ihr Betrieb meist unter 100 Leute hat.',
  },
  'de.uwg.right-abuse': {
    says: 'Eine Abmahnung nur wegen des Geldes ist Missbrauch und unwirksam: massenhaft, zu hoher Wert oder zu hohe Strafe. Verbände müssen auf einer amtlichen Liste stehen.',
  },
}
