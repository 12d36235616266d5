/** The German words of the rows in ../right-to-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_HOUSING_DE: Words = {
  'fr.dalo.want': {
    says: 'Die Kommission für das Recht auf Wohnung (DALO) sagt, ob Sie vorrangig untergebracht werden müssen.',
  },
  'fr.dalo.right-criteria': {
    says: 'Dringend sind Sie ohne Wohnung, vor einer Räumung mit Urteil, in einer ungesunden oder mit Kind viel zu kleinen Wohnung oder nach viel zu langer Wartezeit.',
  },
  'fr.dalo.right-two-months': {
    says: 'Gegen ein Nein haben Sie zwei Monate: erneute Prüfung durch die Kommission (recours gracieux) oder Verwaltungsgericht. Für den Anfang brauchen Sie keinen Anwalt.',
  },
  'fr.dalo.right-offer': {
    says: 'Ein Ja heißt: Der Präfekt muss eine Wohnung finden, meist in drei bis sechs Monaten. Sonst kann ein Gericht es anordnen: Sie haben vier Monate Zeit.',
  },
  'fr.dalo.step': {
    says: 'Reichen Sie Fehlendes nach: Nummer des Wohnungsantrags mit Verlängerungen, Absagen, Papiere zur Räumung oder zum Zustand. Eine Sozialarbeiterin oder ein Verein schreibt mit.',
  },
}
