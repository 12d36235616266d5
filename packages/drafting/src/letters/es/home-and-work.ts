import type { LetterPlan } from '../../letter-plan.ts'
/** Spanish: answers to landlords, employers, companies and offices. */
import { OBJECTION_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

export const ES_HOME_AND_WORK = [
  {
    kinds: ['EVICTION_NOTICE'],
    subject: 'su aviso sobre mi vivienda',
    position: [
      {
        says: 'No estoy de acuerdo con su aviso y estoy pidiendo consejo. Esta carta no es un acuerdo para irme.',
        why: 'whyDispute',
      },
    ],
    request: ['Les pido que me envíen:'],
    item: [
      'copia del contrato y del aviso',
      'el motivo, con sus pruebas',
      'la cuenta completa de la renta y de la fianza',
    ],
    hold: [
      { says: 'No cambien la cerradura ni corten los suministros.', why: 'whyHome' },
      { says: 'Solo un juez puede ordenar que deje mi casa.', why: 'whyHome' },
    ],
    notes: ['noteStay', 'noteNoStop'],
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    subject: 'su carta sobre la renta',
    position: [
      'Quiero conservar mi vivienda. No reconozco la cantidad reclamada sin ver las cuentas.',
    ],
    request: ['Les pido que me envíen:'],
    item: [
      'la cuenta completa de la renta y de los pagos',
      { says: 'qué plazos aceptarían: mis ingresos y gastos son [lista]', why: 'whyTime' },
    ],
    hold: ['No inicien ningún procedimiento mientras buscamos una solución.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    subject: 'mi despido',
    position: [
      { says: 'No estoy de acuerdo con mi despido.', why: 'whyDispute' },
      {
        says: 'La carta debe dar los hechos y la fecha (artículos 53 y 55 del Estatuto de los Trabajadores).',
        law: LAW.dismissal,
        why: 'whyReasons',
      },
    ],
    request: [{ says: 'Les pido que me envíen:', why: 'whyReasons' }],
    item: [
      { says: 'los hechos y documentos en que se basan', why: 'whyReasons' },
      { says: 'el cálculo del finiquito, las vacaciones y la indemnización', why: 'whyReasons' },
      { says: 'el certificado de empresa', why: 'whyReasons' },
    ],
    hold: [
      {
        says: 'No firmo ningún acuerdo sin consejo; si recibo papeles, los firmo como «no conforme».',
        why: 'whyNoAdmission',
      },
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
  {
    kinds: ['INSURANCE_DECISION'],
    subject: 'reclamación contra su decisión',
    position: [
      {
        says: 'No estoy de acuerdo con su decisión. Esta carta es una reclamación.',
        why: 'whyObjection',
      },
      { says: 'La decisión es incorrecta porque: [motivos y pruebas].', why: 'whyDispute' },
    ],
    request: [{ says: 'Les pido que me envíen:', why: 'whyReasons' }],
    item: [
      { says: 'la cláusula exacta en que se basan', why: 'whyReasons' },
      { says: 'todos los informes, notas y fotos', why: 'whyReasons' },
    ],
    close: [
      'Si mantienen la decisión, denme su respuesta final y los datos del servicio de reclamaciones.',
    ],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    subject: 'su carta sobre nuestro contrato',
    position: [
      'No reconozco ninguna obligación.',
      { says: 'Mi versión: [qué se acordó, qué pasó, qué quiere].', why: 'whyDispute' },
    ],
    request: ['Les pido que me envíen:'],
    item: ['el contrato y las condiciones en que se basan', 'el desglose de {sum}'],
    hold: ['Mientras tanto, suspendan toda gestión.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['PARKING_TICKET'],
    subject: 'disconformidad con su cargo de aparcamiento',
    position: [
      'No reconozco esta deuda.',
      { says: 'No declaro nada sobre quién conducía.', why: 'whyDriver' },
      {
        says: 'Mis motivos: [tique válido, máquina rota, señales poco claras].',
        why: 'whyDispute',
      },
    ],
    request: ['Anulen el cargo, o envíenme:'],
    item: [
      'fotos con fecha del vehículo y de las señales',
      'la prueba de que pueden cobrar en ese lugar',
      'la condición y la norma en que se basan',
    ],
    hold: ['No pasen el asunto a una empresa de cobros mientras tanto.'],
    notes: ['noteDriver', 'noteKeepCopy'],
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    when: ['fine_off_road'],
    subject: 'alegaciones en el expediente sancionador',
    position: [
      {
        says: 'Presento alegaciones y pido el archivo del expediente (artículo 76 de la Ley 39/2015).',
        law: LAW.officeClaims,
        why: 'whyObjection',
      },
      { says: 'Mis motivos: [qué pasó, quién lo hizo, pruebas].', why: 'whyDispute' },
    ],
    request: ['Pido que se unan al expediente:'],
    item: ['la denuncia o el acta, con las fotos y mediciones', 'el artículo de la ordenanza'],
    close: ['Si no se archiva, pido copia del expediente completo.'],
    notes: OBJECTION_NOTES,
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    unless: ['fine_off_road'],
    subject: 'alegaciones contra la denuncia',
    position: [
      {
        says: 'Presento alegaciones y pido el archivo del expediente (artículo 95 de la Ley de Tráfico).',
        law: LAW.fineClaims,
        why: 'whyObjection',
      },
      { says: 'Mis motivos: [vehículo vendido, señales poco claras, pruebas].', why: 'whyDispute' },
    ],
    request: ['Pido que se unan al expediente:'],
    item: ['las fotos y los datos de la medición', 'la norma y las señales del lugar'],
    close: ['Si no se archiva, pido copia del expediente completo.'],
    notes: OBJECTION_NOTES,
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'PPL_PRS_BILL'],
    subject: 'su requerimiento',
    position: ['No reconozco ninguna infracción y no asumo ningún compromiso.'],
    request: ['Les pido que me envíen:'],
    item: [
      'la prueba de sus derechos o de su poder',
      'qué habría hecho yo, dónde y cuándo, con copia fechada',
      'el cálculo de {sum}, con la tarifa habitual',
    ],
    hold: ['Estoy pidiendo consejo. No inicien acciones mientras tanto.'],
    notes: ['noteSignNothing', 'noteNoStop', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
