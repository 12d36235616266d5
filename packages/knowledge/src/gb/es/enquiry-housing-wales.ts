/** Questions about renting in Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WALES_ES: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'En Gales un casero necesita un aviso correcto y después una orden judicial. En la mayoría de los contratos desde el 1 de diciembre de 2022, un aviso sin motivo debe dar seis meses. Pida consejo sobre los anteriores.',
    dependsOn: 'el tipo de aviso y de contrato',
  },
  'gb.ask-housing.wales-rent': {
    says: 'En Gales el alquiler de un contrato estándar periódico (periodic standard contract) puede subir una vez al año. El casero debe avisar con dos meses en el formulario correcto.',
    dependsOn: 'su contrato y el aviso que recibió',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'En Gales su casero debe mantener la casa reparada y habitable. Avise por escrito con fotos. Si no pasa nada, pida al ayuntamiento (council) una inspección.',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'En Gales el casero debe proteger la fianza en un plazo de 30 días y decirle dónde. Si no, un juzgado puede ordenar entre una y tres veces su valor.',
  },
  'gb.ask-housing.wales-statement': {
    says: 'En Gales su casero debe darle por escrito las condiciones del contrato (written statement) en un plazo de 14 días desde que entra. Si no, puede reclamar una compensación.',
  },
  'gb.ask-housing.wales-repairs-threat': {
    says: 'No deje de pagar el alquiler: con atrasos puede perder la casa. El propietario debe mantenerla habitable y arreglar la calefacción. Escriba con fotos y pida una inspección a environmental health del municipio. Un aviso sin motivo da seis meses y necesita un juez, que puede rechazarlo si solo evita reparaciones. Sin registro y licencia de Rent Smart Wales no se puede dar. Shelter Cymru: 08000 495 495.',
  },
}
