/** Questions about car tax of past years: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_TAX_IT: Words = {
  'it.ask.car-tax-old': {
    says: "Il bollo si prescrive alla fine del terzo anno dopo quello in cui andava pagato: quello del 2021 il 31 dicembre 2024. Ma un avviso arrivato prima fa ripartire tre anni: ne chieda copia alla regione. Non è arrivato nulla? Chieda l'annullamento e faccia comunque ricorso alla Corte tributaria entro 60 giorni; fino a 3.000 € senza difensore. Il fermo può colpire solo un'auto intestata a Lei.",
  },
}
