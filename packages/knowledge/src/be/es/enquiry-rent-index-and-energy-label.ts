/** Questions about the index of the rent and the energy label: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_INDEX_AND_ENERGY_LABEL_ES: Words = {
  'be.ask.rent-index-and-energy-label': {
    says: 'Una mala etiqueta ya no impide el índice, pero puede rebajarlo. En Flandes es así para contratos iniciados antes del 1 de octubre de 2022 con etiqueta D, E, F o ninguna. En Bruselas, para contratos anteriores al 14 de octubre de 2022 con etiqueta E, F o G. Allí se aplica un factor de corrección en cada subida: use la calculadora de la región. Bruselas exige además el contrato registrado y el certificado PEB entregado. En Valonia el freno acabó en noviembre de 2023.',
    dependsOn: 'la región, la etiqueta y el primer día del contrato',
  },
}
