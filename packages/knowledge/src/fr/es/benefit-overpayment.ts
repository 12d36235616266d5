/** Benefits paid by mistake (trop-perçu, indu): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_WORDS: Words = {
  'fr.public.benefit-want': { says: 'Dicen que le pagaron de más y lo quieren de vuelta.' },
  'fr.public.benefit-want-order': {
    says: 'Es una orden de pago (contrainte). Vale como una sentencia si no se opone a tiempo.',
  },
  'fr.public.benefit-who': {
    says: 'Las oficinas de ayudas pueden tomar dinero de pagos futuros. Deben dar motivos y dejarle discutirlo.',
  },
  'fr.public.benefit-reality': {
    says: 'Puede discutir la deuda, y si es correcta pedir que se la perdonen en parte o entera.',
  },
  'fr.public.benefit-not-yet': {
    says: 'Si discute una deuda de RSA o pide que la perdonen, deben dejar de tomar dinero hasta que respondan.',
  },
  'fr.public.benefit-rights': {
    says: 'Puede ver el cálculo, discutirlo, pedir un perdón y pedir pequeñas sumas mensuales.',
  },
  'fr.public.benefit-deadline-two': {
    says: 'Tiene dos meses para discutirla ante la comisión de recursos (commission de recours amiable) o el organismo de la carta.',
    action: 'Discutir por escrito el pago de más',
    consequence: 'Después solo puede pedir un perdón o un plan.',
  },
  'fr.public.benefit-deadline-fifteen': {
    says: 'Solo tiene 15 días desde la notificación para oponerse a una contrainte. Dé sus motivos.',
    action: 'Oponerse a la orden (opposition à contrainte)',
    consequence: 'Después se puede ejecutar como una sentencia.',
  },
  'fr.public.benefit-step-count': {
    says: 'Pida el cálculo: qué ayuda, qué meses, qué motivo. Compárelo con lo que usted les dijo.',
  },
  'fr.public.benefit-step-dispute': {
    says: 'Discútala por escrito en dos meses, con pruebas. Guarde una copia.',
  },
  'fr.public.benefit-step-waive': {
    says: 'Pida también un perdón (remise de dette). Muestre ingresos, alquiler y familia.',
  },
  'fr.public.benefit-step-social': {
    says: 'Un trabajador social o France services puede escribir gratis con usted.',
  },
  'fr.public.benefit-right-reasons': {
    says: 'Tiene derecho a un motivo, un cálculo y un recurso gratuito.',
  },
  'fr.public.benefit-right-waive': {
    says: 'Si actuó de buena fe y le falta dinero, pueden perdonarle la deuda.',
  },
  'fr.public.benefit-right-two-years': {
    says: 'Sin fraude solo pueden ir dos años atrás, en casi todas las ayudas de la CAF.',
  },
  'fr.public.benefit-right-sick': {
    says: 'Sin fraude, la caja solo puede retroceder dos años. Solo puede descontar partes pequeñas después de avisarle y dejarle impugnar.',
  },
  'fr.public.benefit-right-pension': {
    says: 'En pensiones solo pueden retroceder dos años, salvo declaración falsa. ¿Error suyo e ingresos muy bajos? Entonces no pueden pedir nada.',
  },
  'fr.public.benefit-right-penalty': {
    says: 'Una sanción por fraude exige intención. Antes deben decir hechos y suma y darle un mes. Un error honesto no basta. Después decide el tribunal (pôle social).',
  },
  'fr.public.benefit-right-survivor': {
    says: 'Depende de sus ingresos. Cuando tiene todas sus pensiones propias, a los tres meses queda fija y ya no baja. Mire esa fecha.',
  },
  'fr.public.benefit-right-error': {
    says: 'Un error de buena fe no es fraude. Tiene derecho a corregirlo.',
  },
  'fr.public.benefit-option-appeal': {
    title: 'Discutirla',
    says: 'Escriba a la comisión de recursos o al organismo de la carta.',
    cost: 'Nada.',
    time: 'Dos meses para la respuesta.',
    risk: 'Ninguno.',
    bestFor: 'La suma, los meses o el motivo están mal.',
  },
  'fr.public.benefit-option-waive': {
    title: 'Pedir un perdón o sumas pequeñas',
    says: 'Pida que la perdonen, o pagar poco cada mes.',
    cost: 'Nada.',
    time: 'Una carta.',
    risk: 'Tras un fraude no hay perdón.',
    bestFor: 'La deuda es correcta pero no puede pagar.',
  },
  'fr.public.benefit-option-help': {
    title: 'Pedir ayuda a un mediador',
    says: 'El mediador de la oficina, o el Défenseur des droits, es gratis.',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Ninguno. Los plazos siguen.',
    bestFor: 'Escribió y no le respondieron.',
  },
  'fr.public.benefit-warn-order': {
    says: 'Una contrainte tiene un plazo muy corto: 15 días. Vaya ya a un point-justice (3039).',
  },
}
