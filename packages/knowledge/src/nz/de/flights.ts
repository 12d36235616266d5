/** The German words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_DE: Words = {
  'nz.air.want': {
    says: 'Eine Fluggesellschaft schreibt über Ihren späten oder ausgefallenen Flug. Sie schulden nichts, und vielleicht schuldet man Ihnen Geld.',
  },
  'nz.air.reality': {
    says: 'Die eigenen Regeln der Fluggesellschaft sind nicht das letzte Wort. Das Gesetz steht darüber.',
  },
  'nz.air.right-domestic': {
    says: 'Für eine Verspätung im Inland, die sie vermeiden konnte, etwa weil Personal fehlte, schuldet die Fluggesellschaft Ihren echten Schaden. Höchstens ist es das Zehnfache des Flugpreises.',
  },
  'nz.air.right-care': {
    says: 'Ein Flug muss sorgfältig und in angemessener Zeit gemacht werden. Sonst können Sie Ihr Geld zurück und Ihre Kosten verlangen.',
  },
  'nz.air.right-abroad': {
    says: 'Auf einer internationalen Reise können Sie Ihren Schaden durch eine Verspätung bis zu einer Grenze fordern. Sie haben zwei Jahre Zeit zu klagen.',
  },
  'nz.air.right-misled': {
    says: 'Eine Fluggesellschaft darf Sie über Ihre Rechte nicht täuschen.',
  },
  'nz.air.right-tribunal': {
    says: 'Sagt die Fluggesellschaft Nein, kann das Disputes Tribunal entscheiden. Es ist billig, und Sie brauchen keinen Anwalt.',
  },
  'nz.air.step': {
    says: 'Schreiben Sie der Fluggesellschaft. Nennen Sie den Flug, den genannten Grund und alle Kosten, mit Quittungen.',
  },
}
