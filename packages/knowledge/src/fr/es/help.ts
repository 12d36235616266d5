/** Who helps for free in France, and the public bodies to turn to: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'fr.help.pcb': { does: 'Consejo gratuito y privado sobre deudas y presupuesto, cerca de usted.' },
  'fr.help.banque-de-france': {
    does: 'Toma gratis expedientes de sobreendeudamiento (surendettement) e informa sobre bancos y crédito.',
  },
  'fr.help.cresus': { does: 'Una red de asociaciones que ayuda gratis a personas con deudas.' },
  'fr.help.adil': {
    does: 'Consejo jurídico gratuito y neutral sobre alquiler, avisos, deudas de alquiler y desahucio.',
  },
  'fr.help.sos-loyers': {
    does: 'Un número gratuito para inquilinos con deudas de alquiler. Le pone con la ADIL cercana.',
  },
  'fr.help.115': {
    does: 'Un número de emergencia para quien no tiene dónde dormir. Es gratis, día y noche.',
  },
  'fr.help.droit-du-travail': {
    does: 'Personal público explica gratis el derecho laboral a los trabajadores.',
  },
  'fr.help.code-du-travail-numerique': {
    does: 'La web oficial que responde sobre derecho laboral, con herramientas de preaviso y sueldo.',
  },
  'fr.help.reponseconso': {
    does: 'La oficina de fraude y consumo. Responde preguntas y recibe denuncias.',
  },
  'fr.help.inc': {
    does: 'Encuentra una asociación de consumidores cercana, como UFC-Que Choisir o CLCV.',
  },
  'fr.help.energie': { does: 'Consejo gratuito y ayuda en conflictos de luz y gas.' },
  'fr.help.assurance': {
    does: 'Mira gratis los conflictos con aseguradoras, después de su respuesta.',
  },
  'fr.help.17cyber': {
    does: 'El servicio público de ayuda por fraude y ataques en internet, día y noche.',
  },
  'fr.help.info-escroqueries': {
    does: 'Consejo de la policía por teléfono para quien encontró una estafa. La llamada es gratis.',
  },
  'fr.help.point-justice': {
    does: 'Consejo jurídico gratuito cerca de usted, de abogados, conciliadores y asociaciones.',
  },
  'fr.help.aide-juridictionnelle': {
    does: 'El Estado paga todo o parte del abogado y del tribunal si sus ingresos son bajos.',
  },
  'fr.help.defenseur-des-droits': {
    does: 'Ayuda gratis con organismos públicos y con la discriminación.',
  },
  'fr.help.france-services': {
    does: 'Oficinas públicas cercanas que ayudan con formularios y trámites por internet.',
  },
  'fr.help.3114': {
    does: 'Alguien con quien hablar, día y noche, si todo le supera. La llamada es gratis.',
  },
}
