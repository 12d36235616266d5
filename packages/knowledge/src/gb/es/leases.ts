/** Spanish: the words of the rows in ../leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASES_ES: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Solo paga gastos justos, por un trabajo bien hecho. Un tribunal (tribunal) puede decidir lo que debe.',
  },
  'gb.lease.right-asked-first': {
    says: 'Para obras de más de £250 por vivienda deben consultarle antes, con presupuestos. Si no, su parte puede bajar a £250.',
  },
  'gb.lease.right-old-costs': {
    says: 'No debe pagar gastos de más de 18 meses en la fecha de la factura. Salvo que le escribieran a tiempo que vendría una factura.',
  },
  'gb.lease.right-see-bills': {
    says: 'Cada factura debe venir con un resumen de sus derechos. Hasta entonces puede retener el dinero. Puede pedir ver las facturas.',
  },
  'gb.lease.no-forfeit-yet': {
    says: 'No pueden quitarle la vivienda por una factura hasta que un tribunal diga que la debe, o usted lo acepte. Si son £350 o menos, debe tener además más de tres años.',
  },
  'gb.lease.step': {
    says: 'Escriba qué acepta, qué discute y por qué. Pida el resumen de gastos y las facturas. Pague la parte que acepta.',
  },
  'gb.lease.answer': {
    says: 'Solo paga gastos justos. Para obras de más de £250 por vivienda deben consultarle antes. Un tribunal puede decidir, y nadie le quita la vivienda antes.',
  },
  'gb.lease.right-longer': {
    says: 'Quien tiene un contrato largo (lease) de un piso puede pedir uno más largo por un precio justo. Ya no hace falta tenerlo dos años antes.',
  },
  'gb.lease.right-manage': {
    says: 'Los titulares (leaseholders) pueden tomar la gestión de su edificio. No hace falta culpa del dueño.',
  },
}
