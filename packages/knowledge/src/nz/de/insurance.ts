/** The German words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'nz.insure.want': { says: 'Suchen Sie den Grund und die Worte im Vertrag, die genannt werden.' },
  'nz.insure.reality': {
    says: 'Das ist die Sicht des Versicherers. Es ist nicht das letzte Wort.',
  },
  'nz.insure.who': {
    says: 'Jeder Versicherer muss zu einer kostenlosen Streitstelle (dispute scheme) gehören.',
  },
  'nz.insure.rights': {
    says: 'Sie können nach Gründen fragen, die Worte des Vertrags sehen und es kostenlos prüfen lassen.',
  },
  'nz.insure.right-reason': {
    says: 'Sie können fragen, auf welche Worte des Vertrags sich der Versicherer stützt.',
  },
  'nz.insure.right-scheme': {
    says: 'Nach einer endgültigen Antwort, „deadlock“ genannt, können Sie kostenlos zur Streitstelle (dispute scheme) gehen.',
  },
  'nz.insure.step-reason': { says: 'Fragen Sie schriftlich nach den Gründen und den Gutachten.' },
  'nz.insure.step-proof': { says: 'Schicken Sie Fotos, Angebote und Quittungen.' },
  'nz.insure.step-complain': {
    says: 'Beschweren Sie sich schriftlich und fragen Sie nach dem Namen der Streitstelle (dispute scheme).',
  },
  'nz.insure.opt-scheme': {
    says: 'Zuerst zum Versicherer, dann zu seiner Streitstelle.',
    title: 'Sich beschweren, dann die Streitstelle',
    cost: 'Kostenlos.',
    time: 'Monate.',
    risk: 'Gering.',
    bestFor: 'Sie meinen, dass die Entscheidung falsch ist.',
  },
  'nz.insure.opt-court': {
    says: 'Fordern Sie bis zu 60.000 $ beim Tribunal.',
    title: 'Disputes Tribunal oder Gericht',
    cost: 'Eine Gebühr je nach Höhe.',
    time: 'Monate.',
    risk: 'Gering.',
    bestFor: 'Die Streitstelle kann den Fall nicht annehmen.',
  },
  'nz.insure.right-reform': {
    says: 'Eine falsche Angabe beendet den Schutz nur, wenn sie wichtig war. Ein Ausschluss (exclusion) zählt vielleicht nicht, wenn er den Schaden nicht verursacht hat.',
  },
  'nz.insure.right-code': {
    says: 'Die Regeln der Branche (industry code) sagen, wie schnell ein Versicherer entscheiden und antworten muss. Fragen Sie nach seinen Gründen und Gutachten.',
  },
}
