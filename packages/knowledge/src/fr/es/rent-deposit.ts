/** The Spanish words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'fr.deposit.want': {
    says: 'El propietario dice qué retiene de su fianza (dépôt de garantie), y por qué.',
  },
  'fr.deposit.right-time': {
    says: 'Deben devolverla un mes después de las llaves si todo está igual, si no en dos. Cada mes de retraso suma un 10 % de la renta.',
  },
  'fr.deposit.right-proof': {
    says: 'El propietario debe probar cada suma que retiene, con las dos actas de estado de la vivienda y facturas. El desgaste normal no lo paga usted.',
  },
  'fr.deposit.step-write': {
    says: 'Escriba por correo certificado: pida la suma, diga el día de las llaves y añada las dos actas y fotos.',
  },
  'fr.deposit.option-claim': {
    says: 'La comisión de conciliación (commission départementale de conciliation) es gratis. Después decide el juez.',
    title: 'Pedirla, y después conciliación',
    cost: 'Gratis',
    time: 'Algunas semanas',
    risk: 'El propietario también puede reclamar daños.',
    bestFor: 'Pasó el plazo, o el daño no está probado.',
  },
  'fr.deposit.not-yet': {
    says: 'Una carta no decide esto. Lo que retienen sin prueba, un juez puede hacer que se lo devuelvan.',
  },
  'fr.deposit.right-age': {
    says: 'Aun con daño real se descuenta la edad de la pintura, el suelo o los equipos. Una pintura vieja puede no valer nada.',
  },
  'fr.deposit.right-share': {
    says: 'En un edificio de varios dueños puede retener hasta el 20 % hasta aprobar las cuentas. El resto debe volver ya.',
  },
  'fr.deposit.step-papers': {
    says: 'Compare línea por línea las actas de entrada y salida (états des lieux) y busque sus fotos.',
  },
  'fr.deposit.insight-three-years': {
    says: 'Tiene tres años para reclamar la fianza.',
    actionable: 'Escriba primero, luego acuda a la comisión gratuita y al juez.',
  },
}
