/** Questions about the rent of a home with a bad energy class: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FROZEN_DE: Words = {
  'fr.ask-home.rent-rise-dpe': {
    says: 'Nein, wenn die Energieklasse (DPE) F oder G ist. Seit 24. August 2022 darf eine solche Miete nicht steigen, auch nicht nach dem Index (IRL). Das gilt auch bei Verlängerung. In Übersee gilt es seit Juli 2024. Lehnen Sie per Einschreiben mit Kopie des DPE ab. Dann hilft kostenlos die Schlichtungskommission (CDC).',
  },
}
