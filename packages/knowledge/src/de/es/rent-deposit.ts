/** The Spanish words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_ES: Words = {
  'de.deposit.want': {
    says: 'El casero dice cuánto se queda de su fianza (Kaution) y por qué.',
  },
  'de.deposit.reality': {
    says: 'No tiene que aceptarlo. Por cada suma el casero debe mostrar el daño y su coste.',
  },
  'de.deposit.right-wear': {
    says: 'No paga el desgaste normal, como una moqueta gastada o pequeñas marcas.',
  },
  'de.deposit.right-six-months': {
    says: 'Las reclamaciones por daños prescriben seis meses tras devolver la vivienda. A veces el casero aún puede compensarlas.',
  },
  'de.deposit.right-cap': {
    says: 'La fianza es de tres alquileres netos como máximo. Debe guardarse aparte y los intereses son suyos.',
  },
  'de.deposit.right-paint': {
    says: 'Los plazos fijos para pintar en la letra pequeña no valen. Si recibió la vivienda sin pintar, casi nunca debe pintar.',
  },
  'de.deposit.step-write': {
    says: 'Escriba: pida la cuenta completa con facturas y el acta de entrega, y fije un día para el pago.',
  },
  'de.deposit.option-dispute': {
    says: 'Diga qué sumas no acepta y por qué. Una asociación de inquilinos ayuda.',
    title: 'Reclamar el resto',
    cost: 'Gratis, o una cuota anual.',
    time: 'Unas semanas.',
    risk: 'Aún puede ir a juicio.',
    bestFor: 'Sumas sin prueba o desgaste normal.',
  },
  'de.deposit.not-yet': {
    says: 'Una carta no decide esto. Un tribunal puede obligar al arrendador a devolver lo que retiene sin derecho.',
  },
  'de.deposit.right-old-for-new': {
    says: 'Aun con daño real no debe el precio de algo nuevo. Se descuenta la edad, y puede bastar limpiar o reparar.',
  },
  'de.deposit.step-proof': {
    says: 'Reúna las actas de entrada y salida, fotos y nombres de quienes vieron la vivienda.',
  },
}
