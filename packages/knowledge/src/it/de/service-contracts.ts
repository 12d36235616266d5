/** The German words of the rows in ../service-contracts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_WORDS: Words = {
  'it.service.right-renewal': {
    says: 'Verlängert sich ein Dienst von selbst? Die Firma muss Sie 30 Tage vor dem Ende schriftlich warnen. Wenn nicht, können Sie jederzeit kostenlos gehen.',
  },
  'it.phone.right-change': {
    says: 'Ändert die Telefonfirma den Vertrag, muss sie es Ihnen 30 Tage vorher sagen. Dann können Sie innerhalb von 60 Tagen kostenlos gehen.',
  },
  'it.water.right-minimum': {
    says: 'Wasser zu Hause darf man erst nach einem Einschreiben (raccomandata) oder einer zertifizierten E-Mail (PEC) sperren. Wer den Sozialbonus (bonus sociale) hat, behält mindestens eine lebenswichtige Menge (minimo vitale).',
  },
  'it.insurance.right-answers': {
    says: 'Eine falsche Antwort befreit den Versicherer nur bei Absicht oder grober Fahrlässigkeit. Sonst darf er im Verhältnis weniger zahlen.',
  },
  'it.insurance.right-crash': {
    says: 'Nach einem Unfall zweier Autos fordern Sie von Ihrem eigenen Versicherer (risarcimento diretto). Beweist keiner mehr, gelten beide als gleich schuld. Nach zwei Jahren ist es zu spät.',
  },
  'it.insurance.no-renewal': {
    says: 'Eine Autoversicherung verlängert sich nicht von selbst. Sie gilt noch 15 Tage nach ihrem Ende, außer ein neuer Vertrag beginnt.',
  },
  'it.flight.right-money': {
    says: 'Für einen Flug mit über drei Stunden Verspätung oder spät gestrichen bekommen Sie 250 bis 600 €. Das gilt nicht bei einer unvermeidbaren äußeren Ursache.',
  },
  'it.flight.right-care': {
    says: 'Während Sie warten, schuldet man Ihnen Essen und nachts ein Hotel. Nach einer Streichung wählen Sie: Geld zurück oder ein anderer Flug.',
  },
}
