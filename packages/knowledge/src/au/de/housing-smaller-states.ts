/** The German words of the rows in ../housing-smaller-states.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SMALLER_STATES_DE: Words = {
  'au.home.sa-grounds': {
    says: 'Seit dem 1. Juli 2024 braucht ein Vermieter in South Australia einen Grund, um einen Mietvertrag zu beenden oder nicht zu erneuern. Am Ende einer Laufzeit sind es 60 Tage.',
  },
  'au.home.act-grounds': {
    says: 'Im Australian Capital Territory braucht ein Vermieter seit dem 1. April 2023 einen Grund, um einen Mietvertrag zu beenden.',
  },
  'au.home.tas-notice': {
    says: 'In Tasmanien braucht der Vermieter einen Grund aus dem Gesetz (Act) und meist 14, 28 oder 42 Tage Frist. Nur das Gericht kann anordnen, dass Sie gehen müssen.',
  },
  'au.home.nt-notice': {
    says: 'Im Northern Territory kann nur NTCAT anordnen, dass Sie gehen müssen. Eine Mitteilung (notice) wegen offener Miete muss Ihnen zuerst Zeit geben, es in Ordnung zu bringen.',
  },
  'au.home.act-tribunal': {
    says: 'Im ACT kann nur ACAT anordnen, dass Sie gehen müssen. Bei offener Miete kommt zuerst eine Mahnung (remedy notice), mit sieben Tagen zum Zahlen.',
  },
  'au.home.sa-breach': {
    says: 'In South Australia gibt eine Mitteilung (notice) wegen offener Miete Ihnen mindestens sieben Tage zum Zahlen. Nur SACAT kann anordnen, dass Sie gehen müssen.',
  },
}
