/** The German words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_DE: Words = {
  'au.air.want': {
    says: 'Eine Fluglinie schreibt über Ihren verspäteten oder gestrichenen Flug. Sie schulden nichts, und vielleicht steht Ihnen Geld zu.',
  },
  'au.air.reality': {
    says: 'Die eigenen Regeln der Fluglinie sind nicht das letzte Wort. Das Verbrauchergesetz steht über ihnen.',
  },
  'au.air.right-service': {
    says: 'Ein Flug muss mit Sorgfalt und in fairer Zeit stattfinden. War die Fluglinie schuld, können Sie Ihr Geld zurück verlangen und Ersatz für Schäden, die sie vorhersehen konnte.',
  },
  'au.air.right-credit': {
    says: 'Eine Klausel, die Ihnen nur ein Guthaben gibt, wenn die Fluglinie streicht, kann unfair sein. Dann bindet sie Sie nicht.',
  },
  'au.air.right-misled': {
    says: 'Eine Fluglinie darf Sie nicht über Ihr Recht auf Erstattung täuschen.',
  },
  'au.air.right-abroad': {
    says: 'Bei einer Reise ins Ausland können Sie Ihren Schaden durch eine Verspätung bis zu einer Grenze fordern. Sie haben zwei Jahre für eine Klage.',
  },
  'au.air.step': {
    says: 'Schreiben Sie der Fluglinie. Nennen Sie den Flug, den Grund, den sie angab, und was Sie wollen. Gehen Sie dann zum Verbraucheramt Ihres Bundesstaats.',
  },
}
