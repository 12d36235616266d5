/** Zonas, peajes y carriles bus: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_USER_CHARGES_ES: Words = {
  'gb.pcn.london-zone-act': {
    says: 'Este cargo es por circular en una zona de pago de Londres. Es una deuda civil del titular (keeper), no un delito.',
  },
  'gb.pcn.london-zone-appeal': {
    says: 'Tiene 28 días para escribir a Transport for London con uno de los motivos fijados. Si dice que no, puede recurrir gratis a London Tribunals.',
  },
  'gb.pcn.london-zone-late': {
    says: 'Un charge certificate aumenta la suma en la mitad. Aún puede anularse si nunca recibió el primer aviso.',
    actionable:
      'Espere la order for recovery y responda con la statutory declaration si el primer aviso nunca llegó.',
  },
  'gb.pcn.london-zone-sums': {
    says: 'Se paga la mitad si paga en 14 días. La suma sube la mitad tras un charge certificate.',
  },
  'gb.pcn.crossing-appeal': {
    says: 'Por un paso de peaje o una zona de aire limpio hay 28 días desde el primer aviso para escribir, con un motivo fijado. Tras un no, puede recurrir al Traffic Penalty Tribunal.',
  },
  'gb.pcn.london-moving-law': {
    says: 'Las normas de tráfico de Londres tienen su propia ley. Da 28 días desde el primer aviso para escribir al ayuntamiento, y luego un recurso gratis a London Tribunals.',
  },
  'gb.pcn.scotland-bus-lane': {
    says: 'Los carriles bus en Escocia tienen reglas propias. Escriba al ayuntamiento y luego recurra al First-tier Tribunal for Scotland, General Regulatory Chamber.',
  },
  'gb.pcn.recovery-grounds': {
    says: 'El formulario tiene motivos fijos: nunca recibió el primer aviso, no respondieron a su recurso, o ya pagó. Si uno es cierto, la orden se anula.',
  },
  'gb.pcn.bailiffs-later': {
    says: 'Los bailiffs necesitan antes un warrant. Luego deben avisarle y esperar siete días completos.',
  },
  'gb.pcn.london-bus-lane': {
    says: 'Los carriles bus de Londres tienen su propia ley. Tras 28 días puede llegar un «enforcement notice». Le da 28 días para oponerse formalmente, y luego un recurso gratis ante London Tribunals.',
  },
  'gb.pcn.london-bus-lane-grounds': {
    says: 'Los motivos están fijados: usted no era el dueño, no hubo infracción, tomaron el coche sin su permiso, o la policía ya actúa.',
  },
}
