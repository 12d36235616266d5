/** Aparcamiento, alquiler, cuidados, prestaciones, energía y agua: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PARKING_AND_HOMES_ES: Words = {
  'gb.parking-debt.beavis': {
    says: 'La Supreme Court aceptó en 2015 un cargo de aparcamiento de £85, porque los carteles eran grandes y claros. Los suyos y su suma pueden ser distintos.',
    actionable:
      'Pida fotos de los carteles y de dónde estaban. Dígalo si estaban ocultos, eran pequeños o difíciles de leer.',
  },
  'gb.lease-debt.small-sum': {
    says: 'Un arrendamiento (lease) no puede terminar por £350 o menos, salvo que una parte se deba desde hace más de tres años.',
  },
  'gb.lease-debt.admin-charge': {
    says: 'Un cargo de administración (administration charge) debe ser razonable y venir con un resumen de sus derechos. Un tribunal puede decidir si lo debe.',
  },
  'gb.tenancy-debt.deposit': {
    says: 'Si pagó una fianza, el casero debía ponerla en un sistema oficial en 30 días. Si no, un tribunal puede darle de una a tres veces la fianza.',
    actionable:
      'Busque su fianza en línea en los tres sistemas. Si no estaba a tiempo, dígalo y réstelo de lo que piden.',
  },
  'gb.tenancy-debt.fees': {
    says: 'El casero o la agencia no puede cobrar limpieza, revisiones ni papeleo. Solo puede pedir daños reales, no el desgaste normal.',
  },
  'gb.care-debt.review-wales': {
    says: 'En Gales puede pedir al ayuntamiento que revise un cargo por cuidados y su cálculo.',
  },
  'gb.claim.parking-fair-terms': {
    says: 'Las reglas de un cartel solo le obligan si son justas y claras. Puede discutir las sumas añadidas al cargo.',
  },
  'gb.claim.possession-ground-8': {
    says: 'Para un aviso dado desde el 1 de mayo de 2026, ground 8 exige tres meses de renta debidos, en el aviso y otra vez en la vista. Si entonces debe menos, ese motivo cae.',
  },
  'gb.claim.right-wear': {
    says: 'El uso normal no es daño, y nadie debe nuevo por viejo. Deben mostrar el estado antes y después. ¿Se protegió la fianza en 30 días? Si no, puede reclamar de una a tres veces su suma.',
  },
}
