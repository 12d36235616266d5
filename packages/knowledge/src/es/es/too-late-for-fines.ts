/** What can still be done when the time to answer a fine is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_ES: Words = {
  'es.late.fine-want': {
    says: 'Una oficina de tráfico le multó. Contado desde la fecha del papel, los días para pagar la mitad o alegar han pasado.',
  },
  'es.late.fine-rights': {
    says: 'Aún puede ver el expediente, pagar todo o pedir plazos. En muchos casos cabe recurso o juez cuando la multa está decidida.',
  },
  'es.late.fine-reality': {
    says: 'No es un delito. Con el silencio, las multas leves, y las graves sin puntos, quedan firmes a los 30 días. En otras debe llegarle antes una resolución.',
  },
  'es.late.fine-no-seizure': {
    says: 'No pueden embargar de un día para otro. Antes debe llegarle una providencia de apremio, con recargo.',
  },
  'es.late.fine-step': {
    says: 'Busque el día en que le llegó. ¿Hace menos de 20 días? Pague la mitad, o alegue, hoy. ¿Hace más? Pregunte si hay resolución y cuánto debe ahora.',
  },
  'es.late.fine-option': {
    says: 'Cuando la multa esté decidida, pida recurso de reposición o vaya al juez. ¿Nunca se la notificaron en su domicilio? Dígalo.',
    title: 'Recurrir la resolución',
    cost: 'La reposición es gratis. El juicio suele costar más que la multa.',
    time: 'Reposición: un mes. Juez: dos meses. Cuentan desde la resolución.',
    risk: 'Pueden cobrarla mientras tanto.',
    bestFor: 'Tiene pruebas, hay puntos en juego, o el papel nunca llegó.',
  },
  'es.late.fine-pay': {
    says: 'Pregunte a la oficina cuánto debe hoy. Páguelo en el banco o en su propia web, o pida pagar a plazos (fraccionamiento).',
    title: 'Pagar ya, o pedir plazos',
    cost: 'La multa entera. Recargo cuando llega la providencia de apremio.',
    time: 'Minutos. El plan cabe hasta que vendan lo embargado.',
    risk: 'Pagar no devuelve los puntos.',
    bestFor: 'La multa es correcta, o es tarde para recurrir.',
  },
  'es.late.fine-mistake': {
    says: 'Pida a la oficina un recurso extraordinario de revisión. Muestre un error claro en su expediente, o un documento nuevo que le dé la razón.',
    title: 'Pedir que corrijan un error claro',
    cost: 'Gratis.',
    time: 'Cuatro años por un error del expediente. Tres meses desde que halló un documento nuevo.',
    risk: 'Suelen negarlo si el error no es claro.',
    bestFor: 'No era su coche o lo había vendido, y los papeles lo muestran.',
  },
  'es.late.final-rights': {
    says: 'El mes para la reposición parece pasado. El juez aún puede oírle durante dos meses desde la resolución. Puede pedir plazos.',
  },
  'es.late.final-reality': {
    says: 'La oficina ya decidió y puede cobrar la multa, con recargo cuando le llegue la providencia de apremio.',
  },
  'es.late.final-step': {
    says: 'Busque el día en que le llegó la resolución. ¿Hace menos de un mes? Pida hoy la reposición. ¿Menos de dos? Cabe el juez. ¿Más? Pida pagar a plazos.',
  },
}
