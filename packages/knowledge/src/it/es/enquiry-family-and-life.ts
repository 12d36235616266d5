/** The Spanish words of the rows in ../enquiry-family-and-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_WORDS: Words = {
  'it.ask.overtime': {
    says: 'Lleve su propia lista de horas. Las extra se pagan con el recargo de su convenio (CCNL), o se dan como descanso si este lo dice. Tiene cinco años para reclamar.',
  },
  'it.ask.holiday-days': {
    says: 'Pida sus vacaciones por escrito. Tiene al menos cuatro semanas al año: dos en ese año, el resto en los 18 meses siguientes.',
  },
  'it.ask.child-support': {
    says: 'Envíe un requerimiento formal. Tras 30 días sin pago, la empresa del otro puede tener que pagarle a usted directamente. Se puede embargar el sueldo, y no pagar puede ser delito.',
  },
  'it.ask.inherit-debts': {
    says: 'Quien acepta paga las deudas también con su propio dinero. Puede rechazar, o aceptar solo con lo que hay (beneficio d’inventario). Si tiene los bienes, actúe en tres meses.',
    dependsOn: 'si acepta, y cómo',
  },
  'it.ask.noise': {
    says: 'Lleve una lista de días y horas, y pida al administrador que actúe. Un juez puede parar un ruido que pasa de lo soportable. De noche llame a la policía local.',
  },
  'it.ask.used-car': {
    says: 'De un concesionario, la garantía es de dos años, o al menos uno si lo acordaron. De un particular, avise de fallos ocultos en ocho días desde que los descubre. Demande en un año.',
    dependsOn: 'quién lo vendió',
  },
  'it.ask.benefit-refused': {
    says: 'Una oficina de ayuda (patronato) presenta gratis un recurso a INPS, en 90 días. Contra un no por invalidez civil se va al juzgado, en seis meses.',
  },
  'it.ask.divorce': {
    says: 'Primero sepárese. El divorcio puede seguir tras seis meses si hubo acuerdo, o un año si tuvo que decidir un juez. De acuerdo, se hace con abogados o en el ayuntamiento.',
  },
  'it.ask.joint-account': {
    says: 'Anote el saldo y las fechas, y pida al banco que bloquee la cuenta o exija dos firmas. Su parte se reclama en el divorcio. Un juez puede ordenar medidas urgentes. Vea pronto a un abogado.',
  },
  'it.ask.neighbour-camera': {
    says: 'La cámara de un vecino puede grabar su propia casa, no la suya, la escalera ni la calle. Pida por escrito que la gire. Si no cambia, reclame gratis a la Garante.',
  },
  'it.ask.see-children': {
    says: 'Anote cada día negado, con mensajes. Pida al juzgado que fijó las visitas que las ejecute: puede multar, compensar días y cambiar la custodia. Siga pagando la pensión. Con ingresos bajos el abogado es gratis.',
  },
  'it.ask.medical-error': {
    says: 'Pida su historia clínica: deben darla en siete días. Vea a otro médico y a un abogado. Contra un hospital tiene diez años, contra un médico cinco en general. Antes de demandar hay pericia judicial o mediación.',
  },
  'it.ask.defamation': {
    says: 'Guárdelo con la dirección y la fecha, con testigos. Pida a la web que lo retire. Presente querela en la policía en tres meses desde que lo supo. También puede pedir dinero en lo civil en cinco años.',
  },
}
