/** The Spanish words of the Netherlands: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'nl.insurance.want': {
    says: 'Su aseguradora le dice lo que pagará, o que no pagará.',
  },
  'nl.insurance.step-complain': {
    says: 'Pida el motivo y la cláusula. Después quéjese por escrito a la aseguradora.',
  },
  'nl.insurance.right-kifid': {
    says: 'Si la aseguradora dice que no, puede ir al Kifid. Para el seguro médico básico es la SKGZ.',
  },
  'nl.insurance.option-kifid': {
    title: 'Quejarse, después ir al Kifid',
    says: 'Primero la aseguradora, después el órgano gratis de conflictos.',
    cost: 'Nada.',
    time: 'Meses.',
    risk: 'Ninguno.',
    bestFor: 'Cree que el no está mal.',
  },
  'nl.insurance.reality': {
    says: 'Es la opinión de la aseguradora. Puede oponerse e ir a un órgano gratis de conflictos.',
  },
  'nl.insurance.right-three-years': {
    says: 'Puede reclamar durante tres años. Un no claro hace empezar de nuevo los tres años, así que actúe pronto.',
  },
  'nl.insurance.right-disclosure': {
    says: 'Si dicen que ocultó algo, deben decírselo en dos meses desde que lo supieron, o pierden ese punto.',
  },
  'nl.insurance.right-late-notice': {
    says: 'Un aviso tardío del daño solo cuenta contra usted si perjudicó a la aseguradora.',
  },
  'nl.insurance.step-file': {
    says: 'Reúna la póliza, las condiciones, fotos y facturas. Escriba qué pasó y cuándo.',
  },
  'nl.insurance.step-three-months': {
    says: 'Tras la última respuesta de la aseguradora, vaya al Kifid en tres meses.',
  },
  'nl.insurance.option-help': {
    title: 'Pedir consejo legal gratis',
    says: 'El Juridisch Loket mira la carta con usted.',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'Ninguno.',
    bestFor: 'No entiende el motivo.',
  },
  'nl.insurance.right-register': {
    says: 'Figurar en el registro de fraude (EVR) exige pruebas fuertes y debe ser proporcionado. Opóngase y luego vaya al Kifid o al juez.',
  },
}
