/** The Spanish words of the rows in ../parking-stages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STAGES_ES: Words = {
  'gb.parking.reminder-wants': {
    says: 'Una empresa privada le recuerda un cobro de aparcamiento y quiere la cantidad completa. El precio menor y el plazo normal para recurrir pueden haber pasado.',
  },
  'gb.parking.reminder-step-first-notice': {
    says: 'Busque el primer aviso y su fecha. Si nunca lo recibió, dígalo por escrito. Pida ahora una copia y un recurso.',
  },
  'gb.parking.reminder-option-dispute': {
    says: 'Diga una vez, con claridad, por qué no lo debe. Pida las fotos, los carteles y el primer aviso.',
    title: 'Discutirlo por escrito',
    cost: 'Un sello o un correo.',
    time: 'Una hora.',
    risk: 'La empresa aún puede ir al juzgado.',
    bestFor: 'El cobro está mal, o nunca recibió el primer aviso.',
  },
  'gb.parking.reminder-rights': {
    says: 'Todavía puede discutirlo por escrito y pedir sus pruebas. Si van al juzgado, decide un juez.',
  },
  'gb.parking.scotland-right-keeper': {
    says: 'En Escocia solo se puede obligar a pagar al conductor. Si usted no era el conductor, no debe nada. Ninguna ley le obliga a decir quién conducía.',
  },
  'gb.parking.scotland-insight-keeper': {
    says: 'Le tratan como deudor porque usted es el titular (keeper) del coche. La ley para eso no rige en Escocia.',
    actionable:
      'Escriba que deben mostrar quién conducía, y que un titular (keeper) no lo debe. No diga quién conducía.',
  },
  'gb.parking.ni-right-keeper': {
    says: 'En Irlanda del Norte solo se puede obligar a pagar al conductor. Si usted no era el conductor, no debe nada. Ninguna ley le obliga a decir quién conducía.',
  },
  'gb.parking.ni-insight-keeper': {
    says: 'Quieren que pague o diga quién conducía. La ley que deja reclamar al titular (keeper) no rige en Irlanda del Norte.',
    actionable: 'Escriba que deben mostrar quién conducía, y que un titular (keeper) no lo debe.',
  },
  'gb.parking.hirer-papers': {
    says: 'Quien alquiló el coche (hirer) solo lo debe si el aviso trajo copias del contrato de alquiler y de su declaración firmada. «A petición» no basta.',
    actionable: 'Mire en el sobre. Si no estaban, recurra como hirer y dígalo.',
  },
}
