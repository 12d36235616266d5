/** German: the words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_DE: Words = {
  'gb.neighbour.right-hedge': {
    says: 'Eine immergrüne Hecke über zwei Meter können Sie der Gemeinde melden. Versuchen Sie erst, sich mit dem Nachbarn zu einigen. Es kostet eine Gebühr.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Vor Arbeiten an einer gemeinsamen Wand oder beim Graben nahe Ihrer Wand muss der Nachbar ein oder zwei Monate vorher schriftlich Bescheid geben. Sie können einen Gutachter (surveyor) haben.',
  },
  'gb.neighbour.right-noise': {
    says: 'Die Gemeinde muss Lärm, Rauch und Gerüche prüfen. Sind sie eine ernste Störung, muss sie dem Nachbarn verbieten weiterzumachen.',
  },
  'gb.neighbour.right-review': {
    says: 'Haben Sie schlechtes Verhalten gemeldet und wenig ist geschehen? Dann können Sie eine Prüfung des Falls (case review) verlangen. Polizei und Gemeinde müssen ihn dann zusammen ansehen.',
  },
  'gb.neighbour.right-branches': {
    says: 'Äste und Wurzeln dürfen Sie bis zu Ihrer Grenze abschneiden. Fragen Sie vorher die Gemeinde, ob der Baum geschützt ist.',
  },
  'gb.neighbour.know-boundary': {
    says: 'Die Linie im Plan des Land Registry zeigt die Grenze nur ungefähr. Auch alte Urkunden und lange Nutzung zählen.',
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
  'gb.neighbour.answer-hedge': {
    says: 'Reden Sie zuerst mit dem Nachbarn und schreiben Sie ihm. Eine immergrüne Hecke über zwei Meter können Sie dann gegen Gebühr der Gemeinde melden. Sie kann den Schnitt anordnen.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Verlangen Sie eine schriftliche Ankündigung (party wall notice). Sie ist ein oder zwei Monate vor Arbeiten an einer gemeinsamen Wand oder nahem Graben fällig. Ein Gericht kann Arbeiten ohne sie stoppen.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Ja, Sie dürfen sie bis zu Ihrer Grenze abschneiden. Bieten Sie das Abgeschnittene an und fragen Sie die Gemeinde, ob der Baum geschützt ist.',
  },
  'gb.noise.right-review': {
    says: 'Haben Sie es dreimal in sechs Monaten gemeldet, und nichts geschah? Verlangen Sie eine Überprüfung (anti-social behaviour case review). Sie können auch selbst einen Richter (magistrate) um ein Verbot bitten.',
  },
}
