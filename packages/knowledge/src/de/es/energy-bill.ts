/** The Spanish words of the rows in ../energy-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_ES: Words = {
  'de.energy-bill.right-due': {
    says: 'Una factura vence como pronto dos semanas tras llegar. Debe llegar en seis semanas tras el periodo. Un saldo a favor se descuenta del siguiente pago mensual o se paga en dos semanas.',
  },
  'de.energy-bill.right-clear': {
    says: 'La factura debe mostrar las dos lecturas, cómo se leyeron y el consumo del año anterior. Deben explicársela gratis.',
  },
  'de.energy-bill.right-instalment': {
    says: 'La cuota (Abschlag) sigue su último consumo. Si muestra que gasta menos, deben tenerlo en cuenta. Lo pagado de más se devuelve.',
  },
  'de.energy-bill.right-hold-back': {
    says: 'En el suministro básico puede retener dinero por un error claro. O si el consumo es más del doble y pide revisar el contador.',
  },
  'de.energy-bill.right-correction': {
    says: 'Una factura errónea se corrige en ambos sentidos. Hasta la última lectura, y tres años como máximo.',
  },
  'de.energy-bill.step-reading': {
    says: 'Compare las lecturas con su contador y con el año anterior. Pida que le expliquen cada línea que no entienda.',
  },
  'de.energy-bill.right-reminder': {
    says: 'Un aviso no puede costar más de lo que cuesta de verdad, casi siempre unos pocos euros. Pregunte cómo lo calcularon.',
  },
}
