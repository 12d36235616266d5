/** The Spanish words of the rows in ../rent-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CHARGES_WORDS: Words = {
  'fr.charges.want': {
    says: 'Su propietario comparó los gastos reales de un año con lo que usted pagó, y quiere el resto.',
  },
  'fr.charges.want-check': {
    says: 'Puede revisarla y pedir las facturas antes de pagar.',
  },
  'fr.charges.reality': {
    says: 'Puede ver las facturas durante seis meses. Solo cuentan los gastos de la lista legal.',
  },
  'fr.charges.not-yet': {
    says: 'Nadie puede quitarle dinero por esta carta. Hace falta un título, casi siempre de un juez.',
  },
  'fr.charges.right-proof': {
    says: 'La cuenta por tipo de gasto debe llegar un mes antes. Las facturas deben estar a su disposición seis meses.',
  },
  'fr.charges.right-late': {
    says: 'Si la cuenta llega después del final del año siguiente, puede pagar en doce partes.',
  },
  'fr.charges.right-three': {
    says: 'Los gastos de más de tres años ya no se pueden reclamar.',
  },
  'fr.charges.right-list': {
    says: 'Las obras del edificio y los gastos de gestión del propietario no le corresponden.',
  },
  'fr.charges.step-ask': {
    says: 'Pida por escrito las facturas y el cálculo de su parte.',
  },
  'fr.charges.step-compare': {
    says: 'Compare cada línea con el año pasado y con la lista legal. Anote lo nuevo.',
  },
  'fr.charges.option-check': {
    says: 'Pida antes las facturas y diga que pagará lo que sea correcto.',
    title: 'Pedir las facturas e impugnar',
    cost: 'Gratis',
    time: 'En seis meses',
    risk: 'Pague a tiempo lo que esté claro.',
    bestFor: 'La suma es alta o no se explica.',
  },
  'fr.charges.option-plan': {
    says: 'Pida pagar a plazos, doce si la cuenta llegó tarde.',
    title: 'Pedir pagar a plazos',
    cost: 'La suma, en partes',
    time: 'Antes de la fecha de la carta',
    risk: 'Pueden decir que no si llegó a tiempo.',
    bestFor: 'La suma es correcta pero alta de una vez.',
  },
}
