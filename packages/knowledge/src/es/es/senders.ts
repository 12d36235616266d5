/** The Spanish words of ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'es.sender.iberdrola': {
    says: 'Iberdrola es una compañía privada que vende luz o gas. Solo puede cortar siguiendo los pasos de la ley.',
  },
  'es.sender.endesa': {
    says: 'Endesa es una compañía privada que vende luz o gas. Solo puede cortar siguiendo los pasos de la ley.',
  },
  'es.sender.naturgy': {
    says: 'Naturgy es una compañía privada que vende luz o gas. Solo puede cortar siguiendo los pasos de la ley.',
  },
  'es.sender.totalenergies': {
    says: 'TotalEnergies es una compañía privada que vende luz o gas. Solo puede cortar siguiendo los pasos de la ley.',
  },
  'es.sender.repsol': {
    says: 'Repsol es una compañía privada que vende luz o gas. Solo puede cortar siguiendo los pasos de la ley.',
  },
  'es.sender.movistar': {
    says: 'Movistar (Telefónica) es una compañía privada de teléfono e internet. Puede reclamar gratis ante la Oficina de Usuarios de Telecomunicaciones.',
  },
  'es.sender.masorange': {
    says: 'Orange, Yoigo, MásMóvil es una compañía privada de teléfono e internet. Puede reclamar gratis ante la Oficina de Usuarios de Telecomunicaciones.',
  },
  'es.sender.vodafone': {
    says: 'Vodafone es una compañía privada de teléfono e internet. Puede reclamar gratis ante la Oficina de Usuarios de Telecomunicaciones.',
  },
  'es.sender.digi': {
    says: 'DIGI es una compañía privada de teléfono e internet. Puede reclamar gratis ante la Oficina de Usuarios de Telecomunicaciones.',
  },
  'es.sender.aeat': {
    says: 'Agencia Tributaria cobra impuestos. Puede embargar sin juez, pero usted puede recurrir y pedir plazos. Compruebe sus papeles con el código CSV en su web.',
  },
  'es.sender.tgss': {
    says: 'Tesorería General de la Seguridad Social cobra para la Seguridad Social. Puede embargar sin juez, pero usted puede recurrir y pedir plazos.',
  },
  'es.sender.sepe': { says: 'SEPE paga el paro y pide lo que pagó de más.' },
  'es.sender.dgt': {
    says: 'Dirección General de Tráfico es la oficina nacional de tráfico. Envía multas por correo, DEHú o miDGT, nunca con un enlace de pago en un mensaje.',
  },
  'es.sender.juzgado': {
    says: 'Juzgado o Tribunal de Instancia es un juzgado. Sus papeles son reales y tienen un último día. Llame con el número de caso si no está seguro.',
  },
  'es.sender.wizink': {
    says: 'WiZink Bank es un banco conocido por tarjetas revolving. Compruebe su tipo de interés (TAE).',
  },
  'es.sender.cofidis': {
    says: 'Cofidis presta dinero para compras. Compruebe el tipo de interés (TAE) y cada comisión.',
  },
}
