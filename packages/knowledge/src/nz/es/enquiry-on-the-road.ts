/** Questions about fines, parking, clamps and tolls: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'nz.ask.fine': {
    says: 'Tiene 28 días para pagar, escribir para explicar o pedir una audiencia. Si va al tribunal, se añaden gastos.',
    dependsOn: 'la fecha del aviso',
  },
  'nz.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Solo puede reclamar su pérdida razonable. Escriba que lo disputa y diga por qué.',
    dependsOn: 'qué decían los carteles y su pérdida real',
  },
  'nz.ask.clamped': {
    says: 'El cargo por un cepo puede ser de 100 $ como máximo. Pague para liberar el coche, guarde el recibo y reclámelo si estuvo mal.',
  },
  'nz.ask.toll': {
    says: 'No siempre. Si vendió el coche o no conducía, dígalo a NZTA con pruebas. Pague pronto el peaje mismo, para que no venga una multa.',
    dependsOn: 'de quién era el coche ese día y quién conducía',
  },
  'nz.ask.not-driving': {
    says: 'Envíe la declaración (statutory declaration) con nombre y dirección del conductor antes de la fecha. Si el coche se vendió o lo robaron, declárelo. Declarar en falso es delito.',
  },
  'nz.ask.old-fines': {
    says: 'Llame hoy al 0800 434 637 y pida pagar a plazos. Si cumple el plan, casi siempre paran. Sin plan el tribunal puede inmovilizar o llevarse el coche, o tomar dinero del sueldo o del banco. Dígalo si no puede pagar nada.',
  },
  'nz.ask.fines-airport': {
    says: 'Sí, puede pasar. Casi siempre hace falta una orden de arresto, con reparación (reparation) vencida o multas judiciales desde unos $5,000. Vale al salir y al entrar. Llame hoy al 0800 434 637, antes de volar. Pague o acuerde plazos y pregunte si hay alerta u orden, y que la quiten. Con un plan que cumple suelen parar otros pasos. Lleve la prueba.',
  },
  'nz.ask.towed': {
    says: 'Pague para que no crezcan los gastos y escriba «paid under protest» en el recibo. Un dueño privado solo puede llevarse el coche si usted no podía aparcar allí, y las señales deben ser claras. El precio debe ser justo. Si no, pídalo por escrito a la grúa y al dueño con fotos. Luego Disputes Tribunal. Si fue el council, pregúntele.',
  },
}
