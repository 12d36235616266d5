/** The Spanish words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_ES: Words = {
  'us.ask-everyday.data-breach': {
    says: 'Congele gratis su crédito en las tres agencias. Cambie esa contraseña, vigile sus cuentas y denuncie todo abuso en robodeidentidad.gov.',
  },
  'us.ask-everyday.toll': {
    says: 'No siempre. Si vendió, le robaron o rentó el carro antes de ese día, mande pruebas a la agencia hasta la fecha del aviso. Verifique que sea real.',
    dependsOn: 'quién era dueño del carro y quién manejaba ese día',
  },
  'us.ask-everyday.shut-off': {
    says: 'Llame ya a la compañía y pida un plan. Diga si hay enfermos, ancianos o niños en casa. Llame al 211 para ayuda, y luego a la comisión estatal.',
  },
  'us.ask-everyday.prize': {
    says: 'No pague ni dé códigos. Un premio verdadero es gratis, y no se pagan impuestos a quien llama. Denúncielo en reportfraud.ftc.gov.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Pida la negativa por escrito con las palabras de la póliza. Mande fotos y otro presupuesto, y quéjese gratis ante el departamento de seguros de su estado.',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Pida una audiencia imparcial en 90 días. Si la pide antes del cambio, sus beneficios de comida casi siempre siguen igual hasta la decisión.',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Depende. Si tenía derecho a licencia o a cambios por un problema de salud, despedirle por pedirlo es ilegal. Pregunte a la EEOC o al Departamento de Trabajo.',
    dependsOn: 'el tamaño de la empresa y cuánto tiempo trabajó allí',
  },
  'us.ask-everyday.takedown': {
    says: 'Pida al sitio una copia de la queja. Si fue un error o tenía permiso, mande una contranotificación. Casi siempre vuelve en 10 a 14 días hábiles.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Pida una reconsideración en 60 días desde el aviso. Mande papeles médicos. Si se niegan otra vez, un juez puede oírle, y el abogado cobra solo si gana.',
  },
  'us.ask-everyday.escrow': {
    says: 'Revise primero las sumas de impuestos y seguro. Puede pagar el faltante de una vez, o en 12 meses o más si es grande. Puede enviar gratis un aviso de error.',
  },
  'us.ask-everyday.hours-cut': {
    says: 'En casi todos los estados pueden bajar sus horas futuras, pero deben pagar todo lo trabajado. Pida desempleo parcial. Un contrato o el sindicato puede impedirlo.',
    dependsOn: 'su contrato y su estado',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Escriba al vendedor con pruebas. Si pagó con tarjeta de crédito, dispute el cargo en 60 días desde la cuenta. Lo que nunca llegó debe devolverse.',
  },
  'us.insure.right-claims-law': {
    says: 'La ley estatal prohíbe demoras injustas y ofertas bajas sin razón. Puede quejarse gratis ante el departamento de seguros del estado.',
  },
  'us.insure.right-appraisal': {
    says: 'Pida toda la póliza y el informe del ajustador. Muchas pólizas dejan que cada parte nombre un tasador si no hay acuerdo en la suma.',
  },
}
