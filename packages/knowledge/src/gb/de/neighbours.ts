/** Neighbours: noise, cameras, bad behaviour and nuisance. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_DE: Words = {
  'gb.neighbour.right-noise': {
    says: 'Die Gemeinde muss Lärm, Rauch und Gerüche prüfen. Sind sie eine ernste Störung, muss sie dem Nachbarn verbieten weiterzumachen.',
  },
  'gb.neighbour.right-review': {
    says: 'Haben Sie schlechtes Verhalten gemeldet und wenig ist geschehen? Dann können Sie eine Prüfung des Falls (case review) verlangen. Polizei und Gemeinde müssen ihn dann zusammen ansehen.',
  },
  'gb.neighbour.right-nuisance': {
    says: 'Ein Gericht kann einem Nachbarn eine ernste Störung verbieten und Ihnen Geld zusprechen. Versuchen Sie zuerst Gespräche und eine Vermittlung.',
  },
  'gb.neighbour.right-camera': {
    says: 'Eine Kamera, die über das eigene Grundstück hinaus filmt, muss den Datenschutz achten. Sie können fragen, warum sie Sie filmt, und Ihre Bilder verlangen.',
  },
  'gb.neighbour.answer': {
    says: 'Reden Sie zuerst, wenn das sicher ist, und führen Sie ein Tagebuch. Melden Sie es dann der Gemeinde. Sie muss es prüfen und kann dem Nachbarn die Störung verbieten.',
  },
  'gb.noise.right-review': {
    says: 'Haben Sie es dreimal in sechs Monaten gemeldet, und nichts geschah? Verlangen Sie eine Überprüfung (anti-social behaviour case review). Sie können auch selbst einen Richter (magistrate) um ein Verbot bitten.',
  },
}
