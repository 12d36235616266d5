/** Aparcar en hospitales y estaciones: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_PLACES_ES: Words = {
  'gb.parking.hospital-principles': {
    says: 'Según el NHS, nadie debería pagar más por tardar sin culpa, por ejemplo si el tratamiento duró más.',
    actionable:
      'Pida una nota a la planta o consulta. Envíela a la empresa y al hospital, y pida al hospital que lo anule.',
  },
  'gb.parking.hospital-free': {
    says: 'En Inglaterra, los hospitales del NHS deberían dejar aparcar gratis a algunos: Blue Badge, pacientes frecuentes, padres de niños ingresados de noche y personal nocturno.',
  },
  'gb.parking.railway-byelaws': {
    says: 'El terreno ferroviario tiene sus normas (byelaws), así que las reglas normales del titular no se aplican. Decide un tribunal, no la empresa.',
  },
  'gb.parking.railway-six-months': {
    says: 'Una acusación por las byelaws debe empezar en seis meses. Después el tribunal penal ya no puede tratarla.',
    actionable: 'Guarde el aviso y anote la fecha. No deje sin atender ningún papel del tribunal.',
  },
}
