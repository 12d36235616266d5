/** Questions about the fence between two neighbours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_DE: Words = {
  'au.ask.fence-built': {
    says: 'Meist nein. Vor der Arbeit musste der Nachbar Ihnen eine Zaunmitteilung (fencing notice) mit Plan und Kosten schicken und sich mit Ihnen einigen oder eine Anordnung holen. Nur bei dringender Reparatur ist es anders. Auch dann schulden Sie nur die Hälfte eines üblichen Zauns. Schreiben Sie, dass Sie keine Mitteilung bekamen. Bieten Sie kostenlose Schlichtung an. In Western Australia darf man auch später fordern: Holen Sie Rat. Sonst entscheidet ein Gericht.',
  },
  'au.ask.fence-share': {
    says: 'Die Kosten eines üblichen Zauns teilen Nachbarn meist zur Hälfte. Beginnen Sie noch nicht. Schicken Sie erst eine Zaunmitteilung (fencing notice): wo, welche Art, Kosten, jeder Anteil, mit Ihren Angeboten. Einigen Sie sich in etwa einem Monat nicht, beantragen Sie beim Gericht eine Anordnung. Kostenlose Schlichtung hilft oft. Wer einen teureren Zaun will, zahlt das Mehr.',
  },
  'au.ask.dog-bite': {
    says: 'In New South Wales haftet der Halter für einen Biss, auch wenn der Hund nie vorher biss, außer Sie waren unbefugt dort oder haben ihn gereizt. Die meisten Staaten haben ein eigenes Hundegesetz; in Queensland müssen Sie meist Unachtsamkeit zeigen. Gehen Sie zum Arzt, machen Sie Fotos und melden Sie es dem Council. Oft zahlt die Versicherung des Halters. Meist haben Sie drei Jahre.',
    dependsOn: 'Ihrem Staat',
  },
}
