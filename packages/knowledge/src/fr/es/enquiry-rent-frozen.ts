/** Questions about the rent of a home with a bad energy class: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FROZEN_ES: Words = {
  'fr.ask-home.rent-rise-dpe': {
    says: 'No, si la clase energética (DPE) es F o G. Desde el 24 de agosto de 2022 ese alquiler no puede subir, ni siquiera con el índice (IRL). Lo mismo en una renovación. En ultramar rige desde julio de 2024. Niéguese por carta certificada con copia del DPE. Luego vaya a la comisión de conciliación (CDC), gratuita.',
  },
}
