/** The German words of the rows in ../enquiry-car-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ACCIDENT_DE: Words = {
  'de.ask-buy.car-accident': {
    says: 'Sie können direkt von der gegnerischen Versicherung fordern. Binnen drei Monaten muss sie ein Angebot machen oder Gründe nennen. Ohne Schuld wählen Sie Gutachter und Anwalt selbst; beides zahlt in der Regel die Versicherung. Sichern Sie Fotos und Zeugen. Unterschreiben Sie keine schnelle Abfindung.',
  },
}
