/** How people tell of a home in Spanish. */
import type { SubjectsOf } from '../subject.ts'

export const HOME: SubjectsOf<
  | 'renting'
  | 'neighbour'
  | 'owner'
  | 'homeless'
  | 'letting'
  | 'deposit'
  | 'repair'
  | 'moving'
  | 'rent'
> = {
  renting: {
    says: [
      'casero',
      'casera',
      'arrendador',
      'arrendadora',
      'propietario del piso',
      'dueño del piso',
      'dueno del piso',
      'inquilino',
      'inquilina',
      'alquiler',
      'alquilado',
      'alquilada',
      'alquilo',
      'contrato de alquiler',
      'arrendamiento',
      'renta',
      'piso alquilado',
    ],
  },
  neighbour: {
    says: [
      'ruido',
      'ruidos',
      'ladra',
      'ladridos',
      'música alta',
      'musica alta',
      'valla',
      'linde',
      'lindero',
      'seto',
      'medianera',
      'en mi terreno',
      'perro del vecino',
    ],
  },
  owner: {
    says: [
      'soy propietario',
      'soy propietaria',
      'comunidad de propietarios',
      'la comunidad',
      'junta de propietarios',
      'derrama',
      'derramas',
      'cuotas de la comunidad',
      'administrador de la finca',
      'administrador de fincas',
      'hipoteca',
      'compré un piso',
      'compre un piso',
      'comprar un piso',
      'compraventa de vivienda',
      'arras',
    ],
  },
  homeless: {
    says: [
      'sin techo',
      'sin hogar',
      'donde dormir',
      'dónde dormir',
      'en la calle',
      'albergue',
      'mi pareja me echó',
      'mi pareja me echo',
      'vivienda social',
      'emergencia habitacional',
    ],
  },
  letting: {
    says: [
      'mi inquilino',
      'mi inquilina',
      'mis inquilinos',
      'soy el casero',
      'soy la casera',
      'soy arrendador',
      'okupa',
      'okupas',
    ],
  },
  deposit: {
    says: ['fianza', 'la fianza', 'depósito', 'deposito', 'devolver la fianza'],
  },
  repair: {
    says: [
      'moho',
      'humedad',
      'humedades',
      'caldera',
      'calefacción',
      'calefaccion',
      'agua caliente',
      'reparación',
      'reparacion',
      'reparaciones',
      'reparar',
      'arreglar',
      'gotera',
      'goteras',
      'fuga',
      'plaga',
      'cucarachas',
    ],
  },
  moving: {
    says: [
      'quiero irme',
      'me quiero ir',
      'quiero dejar',
      'dejar el piso alquilado',
      'desistir',
      'desistimiento del inquilino',
      'me voy del piso',
      'marcharme antes',
      'entregué las llaves',
      'entregue las llaves',
      'ya me fui',
    ],
  },
  rent: {
    says: [
      'subida de renta',
      'subida de alquiler',
      'subir el alquiler',
      'subirme el alquiler',
      'sube el alquiler',
      'subir la renta',
      'subida del alquiler',
      'ipc',
      'actualización de la renta',
      'actualizacion de la renta',
      'gastos de comunidad',
      'zona tensionada',
    ],
  },
}
