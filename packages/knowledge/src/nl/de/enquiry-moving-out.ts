/** Questions about ending a lease and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_DE: Words = {
  'nl.ask.deposit': {
    says: 'Der Vermieter muss die Kaution (waarborgsom) in 14 Tagen nach dem Ende zurückgeben, oder in 30 Tagen, wenn Kosten abgezogen werden. Nur bestimmte Kosten dürfen abgezogen werden. Bei Verträgen seit dem 1. Juli 2023 sind es höchstens zwei Monate Grundmiete.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'Ihr Mietvertrag',
    says: 'Als Mieter kündigen Sie schriftlich, meist einen Monat vorher, ohne Grund. Ein Vertrag bis zwei Jahre kann meist auch früher enden. An einen längeren festen Vertrag sind Sie gebunden, außer er lässt einen Ausweg. Bewahren Sie Nachweise.',
  },
  'nl.ask.leaving-costs': {
    says: 'Sie geben die Wohnung zurück, wie Sie sie bekamen, aber normale Abnutzung kostet nichts. Ohne Protokoll vom Einzug gilt der jetzige Zustand. Verlangen Sie Belege. Mehr darf nicht von der Kaution abgehen.',
    dependsOn: 'vom Zustand beim Einzug',
  },
}
