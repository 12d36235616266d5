/** Questions about insurers that refuse: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'ca.ask.insurer': {
    says: 'Pida los motivos por escrito. Luego quéjese a la aseguradora, y después al servicio gratuito de defensa (ombud service). Vigile el plazo para demandar.',
  },
  'ca.ask.insurer-refused': {
    says: 'Pida por escrito la razón y las palabras de la póliza, y vaya a su oficina de quejas. GIO u OLHI lo mira gratis. El plazo para demandar puede ser de uno o dos años.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'En Ontario puede llevar la negativa al Licence Appeal Tribunal en dos años. Pida las razones médicas y busque un abogado; muchos no cobran al principio.',
  },
}
