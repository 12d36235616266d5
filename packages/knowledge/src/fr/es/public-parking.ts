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
}
