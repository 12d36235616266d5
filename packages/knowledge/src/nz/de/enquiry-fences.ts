/** Questions about the fence between two neighbours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_DE: Words = {
  'nz.ask.fence': {
    says: 'Nachbarn teilen die Kosten eines angemessenen Zauns zur Hälfte, aber erst nach einer Zaunmitteilung (fencing notice). Sie nennt Ort, Art und Kosten. Dann haben Sie 21 Tage für schriftlichen Einspruch; sonst schulden Sie meist die Hälfte. Ohne Mitteilung und Zustimmung schulden Sie nichts. Ein Zaun auf Ihrem Land ohne Zustimmung kann versetzt werden. Ohne Einigung: Disputes Tribunal.',
    dependsOn: 'ob Sie vor der Arbeit eine Zaunmitteilung bekamen',
  },
}
