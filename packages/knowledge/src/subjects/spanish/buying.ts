/** How people tell of buying and paying for services in Spanish. */
import type { SubjectsOf } from '../subject.ts'

export const BUYING: SubjectsOf<
  | 'supply'
  | 'bill'
  | 'bank'
  | 'fraud'
  | 'insurance'
  | 'journey'
  | 'contract'
  | 'works'
  | 'care'
  | 'record'
  | 'licence'
  | 'car'
> = {
  supply: {
    says: [
      'luz',
      'factura de la luz',
      'factura de luz',
      'factura del gas',
      'recibo de la luz',
      'contador',
      'compañía eléctrica',
      'compania electrica',
      'comercializadora',
      'distribuidora',
      'endesa',
      'iberdrola',
      'naturgy',
      'suministro',
      'factura del agua',
      'corte de luz',
    ],
  },
  bill: {
    says: [
      'factura de la luz',
      'factura de luz',
      'factura del gas',
      'recibo de la luz',
      'factura del agua',
      'lectura del contador',
      'contador',
      'cortar la luz',
      'corte de luz',
    ],
  },
  bank: {
    says: [
      'cerró mi cuenta',
      'cerro mi cuenta',
      'cerrado mi cuenta',
      'cerrado la cuenta',
      'cuenta bloqueada',
      'bloqueado mi cuenta',
      'bloqueado la cuenta',
      'cuenta básica',
      'cuenta basica',
      'comisiones bancarias',
      'comisión de mantenimiento',
      'comision de mantenimiento',
      'descubierto',
    ],
  },
  fraud: {
    says: [
      'estafa',
      'estafador',
      'fraude',
      'phishing',
      'smishing',
      'suplantación',
      'suplantacion',
      'suplantado',
      'hackeado',
      'bizum',
      'a mi nombre',
      'no autorizado',
      'no autorizada',
      'cargo que no hice',
      'sms del banco',
      'del banco y transferí',
      'del banco y transferi',
      'se hicieron pasar',
    ],
  },
  insurance: {
    says: [
      'el seguro',
      'del seguro',
      'al seguro',
      'un seguro',
      'los seguros',
      'seguros',
      'aseguradora',
      'mi seguro',
      'póliza',
      'poliza',
      'siniestro',
      'perito',
      'seguro de hogar',
      'seguro de coche',
      'seguro del hogar',
    ],
  },
  journey: {
    says: [
      'vuelo',
      'vuelos',
      'aerolínea',
      'aerolinea',
      'aeropuerto',
      'maleta',
      'equipaje',
      'renfe',
      'billete de tren',
      'viaje combinado',
      'agencia de viajes',
      'hotel',
      'airbnb',
      'ryanair',
      'vueling',
    ],
  },
  contract: {
    says: [
      'sin internet',
      'internet en casa',
      'línea de internet',
      'linea de internet',
      'línea móvil',
      'linea movil',
      'contrato móvil',
      'contrato movil',
      'fibra',
      'compañía de teléfono',
      'compania de telefono',
      'operadora',
      'permanencia',
      'movistar',
      'vodafone',
      'orange',
      'gimnasio',
      'suscripción',
      'suscripcion',
      'cuota del gimnasio',
    ],
  },
  works: {
    says: [
      'albañil',
      'albanil',
      'albañiles',
      'albaniles',
      'reforma',
      'obra',
      'obras',
      'contratista',
      'fontanero',
      'electricista',
      'pintor',
    ],
  },
  care: {
    says: [
      'hospital',
      'clínica',
      'clinica',
      'dentista',
      'clínica dental',
      'clinica dental',
      'residencia',
      'ambulancia',
    ],
  },
  record: {
    says: [
      'asnef',
      'moroso',
      'morosos',
      'fichero de morosos',
      'lista de morosos',
      'experian',
      'cirbe',
    ],
  },
  licence: {
    says: ['sgae', 'agedi', 'licencia de música'],
  },
  car: {
    says: [
      'coche de segunda mano',
      'coche usado',
      'concesionario',
      'compraventa',
      'caja de cambios',
      'wallapop',
      'vendedor particular',
      'entre particulares',
    ],
  },
}
