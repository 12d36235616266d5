/** The parking charge of a town (forfait de post-stationnement, FPS): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_WORDS: Words = {
  'fr.fine.want-fps': {
    says: 'Un municipio le pide un cargo público de aparcamiento (FPS). No es una multa penal.',
  },
  'fr.fine.who-fps': {
    says: 'Un municipio, o una empresa que trabaja para él, hizo este cargo de aparcamiento.',
  },
  'fr.fine.reality-fps': {
    says: 'Puede impugnarlo en dos pasos: primero ante el municipio, luego ante el tribunal de aparcamiento (tribunal du stationnement payant).',
  },
  'fr.fine.deadline-fps': {
    says: 'Tiene un mes para impugnar el cargo ante el municipio (RAPO).',
    action: 'Impugnar el cargo ante el municipio (RAPO)',
    consequence: 'Sin este primer paso el tribunal de aparcamiento no puede oírle.',
  },
  'fr.fine.deadline-fps-pay': {
    says: 'Tiene tres meses para pagar el cargo antes de que suba.',
    action: 'Pagar el cargo de aparcamiento',
    consequence: 'Después sube y lo cobra el Tesoro.',
  },
  'fr.fine.step-contest-fps': {
    says: 'Impugne ante el organismo que nombra el aviso, por internet o carta certificada. Añada el aviso, los papeles del coche y pruebas.',
  },
  'fr.fine.right-fps-court': {
    says: 'Un mes sin respuesta significa no. Entonces tiene un mes para ir al tribunal de aparcamiento. No tiene que pagar antes.',
  },
  'fr.fine.step-fps-time': {
    says: '¿Aún no hay recargo (majoration) en la suma? Entonces tiene un mes para recurrir y tres meses para pagar. Recurrir no detiene los tres meses.',
  },
  'fr.fine.option-contest-fps': {
    title: 'Recurrir primero ante el ayuntamiento',
    says: 'Envíelo en línea o por carta certificada en un mes. Añada sus motivos, el aviso y los papeles del coche.',
    cost: 'Una carta certificada, o nada en línea.',
    time: 'Un mes sin respuesta significa no.',
    risk: 'Los tres meses para pagar siguen corriendo.',
    bestFor: 'Pagó, vendió el coche o los hechos están mal.',
  },
  'fr.fine.option-pay-fps': {
    title: 'Pagar en tres meses',
    says: 'Pague como dice el aviso. Escriba usted la dirección y guarde el recibo.',
    cost: 'La tasa. Algunas ciudades cobran menos los primeros días.',
    time: 'Minutos.',
    risk: 'Después se suma el 20 %, al menos 50 €.',
    bestFor: 'Es correcto.',
  },
  'fr.fine.want-fps-raised': {
    says: 'Esta tasa de aparcamiento (FPS) no se pagó en tres meses. El Estado ha sumado un recargo: 20 %, al menos 50 €.',
  },
  'fr.fine.reality-fps-raised': {
    says: 'Puede recurrir la tasa con recargo directamente ante el tribunal de aparcamiento (tribunal du stationnement payant). El aviso dice hasta cuándo.',
  },
  'fr.fine.step-fps-raised': {
    says: '¿Recibió el primer aviso? ¿El coche era aún suyo? Si no, escriba al tribunal de aparcamiento en el plazo del aviso, con pruebas.',
  },
  'fr.fine.rights-fps': {
    says: 'Puede recurrir, decir que había vendido el coche y pedir pruebas.',
  },
}
