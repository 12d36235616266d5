/** A letter on deductions from a tenancy deposit in England and Wales, and what holds in each nation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_PROTECTION_ES: Words = {
  'gb.deposit.reality': {
    says: 'Esta lista es lo que piden, aún no lo que debe. La fianza es suya hasta que acepte o alguien decida.',
  },
  'gb.deposit.right-wear': {
    says: 'No paga el desgaste normal. Tampoco lo nuevo por lo viejo: solo el valor que le quedaba.',
  },
  'gb.deposit.right-proof': {
    says: 'El propietario debe probar cada daño y su coste. Sin informe de entrada o fotos es difícil.',
  },
  'gb.deposit.right-ten-days': {
    says: 'Cuando acuerden la suma, debe llegarle en diez días.',
  },
  'gb.deposit.right-protected-england': {
    says: 'El propietario debía proteger la fianza en un servicio (scheme) en 30 días y decirle cuál. Si no, un juzgado puede darle de una a tres veces la fianza.',
  },
  'gb.deposit.right-cleaning-england': {
    says: 'No pueden imponer una limpieza profesional. La vivienda solo debe estar tan limpia como al entrar.',
  },
  'gb.deposit.right-protected-wales': {
    says: 'El propietario debía proteger la fianza en un servicio (scheme) en 30 días y decirle cuál. Si no, un juzgado puede darle de una a tres veces la fianza.',
  },
  'gb.deposit.right-fees-wales': {
    says: 'No pueden cobrar tasas que la ley no permite, como una cuota fija de salida.',
  },
  'gb.deposit.step-soon': {
    says: 'Averigüe qué servicio (scheme) tiene la fianza y pregunte el plazo. Puede haber un límite para reclamar.',
  },
  'gb.deposit.other-answer': {
    says: 'Responda a tiempo. Diga sí o no a cada suma, con motivo, y pida ya la parte sin discusión.',
  },
  'gb.deposit.other-proof': {
    says: 'Pida el informe de entrada, fotos y facturas. Reúna sus fotos, mensajes y recibos.',
  },
  'gb.deposit.other-scheme': {
    says: 'Rechace las sumas que no acepta y pida al servicio (deposit scheme) que decida con los papeles.',
    title: 'Usar el servicio gratis',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Los dos deben aceptar y la decisión es final.',
    bestFor: 'Las sumas son altas o sin prueba.',
  },
  'gb.deposit.option-court-england': {
    says: 'Si ningún servicio tiene la fianza, o no puede ayudar, pídala al juzgado. Sin protección, pida también la sanción.',
    title: 'Ir al juzgado',
    cost: 'Una tasa. Con pocos ingresos puede pedir ayuda.',
    time: 'Unos meses.',
    risk: 'Si pierde, pierde la tasa. Pida consejo antes.',
    bestFor: 'La fianza nunca se protegió.',
  },
}
