/** The Spanish words of the rows in ../lawsuits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUITS_ES: Words = {
  'us.claim.want': {
    says: 'Alguien le ha demandado. Quiere que la corte le ordene pagar o hacer algo.',
  },
  'us.claim.who': {
    says: 'El demandante (plaintiff) es quien demanda. Usted es el demandado (defendant). La corte todavía no ha decidido nada.',
  },
  'us.claim.reality': {
    says: 'Esto es real y tiene un plazo corto. Si usted contesta, deben probar su caso. Si no contesta, ganan.',
  },
  'us.claim.rights-summary': {
    says: 'Usted puede contestar, ver sus pruebas y ser oído por un juez. No necesita abogado para contestar.',
  },
  'us.claim.not-yet': {
    says: 'No pueden quitarle su sueldo ni el dinero del banco por este papel. Primero necesitan un fallo (judgment).',
  },
  'us.claim.know-default': {
    says: 'Muchos casos de deudas se ganan solo porque nadie contesta. Una contestación (answer) a menudo obliga al comprador de deudas a mostrar pruebas que no tiene.',
    learnMore:
      'Muchas cortes tienen un formulario para contestar en su página de autoayuda (self-help).',
  },
  'us.claim.right-heard': {
    says: 'Tiene derecho a que le avisen del caso y a ser oído antes de que la corte decida.',
  },
  'us.claim.right-proof': {
    says: 'Tiene derecho a hacerles probar que usted debe esta suma y que la deuda les pertenece.',
  },
  'us.claim.right-wages': {
    says: 'Aunque ganen, la mayor parte de su sueldo sigue siendo suya. Por una deuda normal pueden tomar como mucho un cuarto, y menos de un sueldo bajo.',
  },
  'us.claim.right-old': {
    says: 'Un cobrador no puede demandarle cuando ya pasó el plazo legal de la deuda. Usted debe decirlo en su contestación (answer).',
  },
  'us.claim.right-place': {
    says: 'Un cobrador puede demandarle solo donde usted vive ahora o donde firmó el contrato.',
  },
  'us.claim.right-service': {
    says: 'En servicio militar activo, puede pedir a la corte que espere al menos 90 días. No puede haber fallo antes de que la corte lo revise.',
  },
  'us.claim.right-waiver': {
    says: 'Si no puede pagar una tarifa de la corte, pida a la secretaría (clerk) un formulario de exención de tarifas (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'En una corte federal tiene 21 días para contestar desde que le entregan los papeles.',
    action: 'Presentar su contestación en la corte federal',
    consequence: 'La corte puede dictar un fallo contra usted por no contestar (default judgment).',
  },
  'us.claim.warning-time': {
    says: 'El plazo corre desde el día en que le entregaron los papeles. En muchos estados son solo 20 a 30 días. Anote ese día.',
  },
  'us.claim.warning-late': {
    says: 'Su plazo puede estar por terminar. Presente hoy una contestación (answer), o llame a la secretaría de la corte (clerk). Pregunte si ya se registró la falta de contestación (default).',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Un comprador de deudas debe mostrar una cadena completa de papeles desde el primer prestamista hasta él.',
    actionable: 'Pida en su contestación los papeles que muestren cada venta de la deuda.',
  },
  'us.claim.not-served': {
    says: 'Importa cómo recibió los papeles. Un caso puede detenerse si nunca se los entregaron bien.',
    actionable: 'Anote cómo y cuándo recibió los papeles. Diga a la corte si no se hizo bien.',
  },
}
