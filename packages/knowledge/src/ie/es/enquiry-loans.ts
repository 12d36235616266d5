/** Questions about loans and the bank: home loans, car finance and frozen accounts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_ES: Words = {
  'ie.ask.home-loan': {
    says: 'Contacte ya con el prestamista y con MABS, 0818 07 2000. Antes debe estudiar ayudas, y necesita una orden judicial para la casa. Vaya a cada vista.',
  },
  'ie.ask.car-finance': {
    says: 'Depende. Pagado un tercio del precio, necesitan una orden judicial. También puede terminar pagando la mitad y devolviendo el coche.',
    dependsOn: 'cuánto ha pagado ya',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Pida por escrito al banco que libere sueldo, ayudas y dinero para alquiler y comida. Quizá no pueda decir el motivo. Reclame hoy: tras 40 días laborables, o un no final, acuda gratis al FSPO.',
  },
  'ie.ask.not-co-operating': {
    says: 'Conteste antes de que pasen los 20 días hábiles: rellene el Standard Financial Statement y envíelo con lo que piden. Así sigue en el proceso de atrasos (MARP), y el banco debe estudiar cada forma de que conserve la casa. Si no hace nada, pueden llamarle no cooperante e ir antes al juzgado. Nadie puede echarle sin orden judicial. MABS ayuda gratis: 0818 07 2000. Pregunte por Abhaile.',
  },
}
