/** The German words of the rows in ../state-crashes-and-drunk-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_CRASHES_AND_DRUNK_DRIVING_DE: Words = {
  ...stateWords('crash', {
    WI: 'bekommt nichts, wer mehr als zur Hälfte schuld ist. Die Zeit zu klagen ist drei Jahre',
    SC: 'bekommt nichts, wer mehr als zur Hälfte schuld ist. Die Zeit zu klagen ist drei Jahre',
    CO: 'bekommt nichts, wer zur Hälfte oder mehr schuld ist. Die Zeit, wegen eines Autounfalls zu klagen, ist drei Jahre',
    TN: 'bekommt nichts, wer zur Hälfte oder mehr schuld ist. Die Zeit zu klagen ist ein Jahr bei Verletzung und drei bei Schaden an Sachen',
    MO: 'senkt Ihr eigener Anteil an der Schuld die Summe',

    ...sameCells(
      'OH PA TX IN OK',
      'bekommt nichts, wer mehr als zur Hälfte schuld ist. Die Zeit zu klagen ist zwei Jahre',
    ),
    AZ: 'senkt Ihr eigener Anteil an der Schuld die Summe. Die Zeit zu klagen ist zwei Jahre',
    CA: 'senkt Ihr eigener Anteil an der Schuld die Summe. Die Zeit zu klagen ist zwei Jahre bei Verletzung und drei bei Schaden an Sachen',
    FL: 'bekommt meist nichts, wer mehr als zur Hälfte schuld ist. Die Zeit, wegen Unachtsamkeit zu klagen, ist zwei Jahre',
    GA: 'bekommt nichts, wer zur Hälfte oder mehr schuld ist. Die Zeit zu klagen ist zwei Jahre bei Verletzung und vier bei Schaden an Sachen',
    IL: 'bekommt nichts, wer mehr als zur Hälfte schuld ist. Die Zeit zu klagen ist zwei Jahre bei Verletzung und fünf bei Schaden an Sachen',
    MA: 'bekommt nichts, wer mehr als zur Hälfte schuld ist. Die eigene Versicherung (PIP) zahlt zuerst. Die Zeit zu klagen ist drei Jahre',
    MI: 'zahlt meist Ihre eigene Versicherung. Für Schaden an einem Auto schuldet der andere Fahrer nur eine kleine begrenzte Summe (mini-tort)',
    NJ: 'bekommt nichts, wer mehr als zur Hälfte schuld ist. Die Zeit zu klagen ist zwei Jahre bei Verletzung und sechs bei Schaden an Sachen',
    OR: 'bekommt nichts, wer mehr als zur Hälfte schuld ist. Die Zeit zu klagen ist zwei Jahre bei Verletzung und sechs bei Schaden an Sachen',
    NY: 'senkt Ihr eigener Anteil an der Schuld die Summe. Die eigene Versicherung (no-fault) zahlt zuerst. Die Zeit zu klagen ist drei Jahre',
    NC: 'bekommt meist nichts, wer auch nur ein wenig schuld ist. Die Zeit zu klagen ist drei Jahre',
    MD: 'bekommt meist nichts, wer auch nur ein wenig schuld ist. Die Zeit zu klagen ist drei Jahre',
    VA: 'bekommt meist nichts, wer auch nur ein wenig schuld ist. Die Zeit zu klagen ist zwei Jahre bei Verletzung und fünf bei Schaden an Sachen',
    WA: 'senkt Ihr eigener Anteil an der Schuld die Summe. Die Zeit zu klagen ist drei Jahre',
  }),
  ...stateWords('drunk-license', {
    MA: 'gehen Sie binnen 15 Tagen selbst zum Amt (registry) in Boston, wenn Sie den Test abgelehnt haben. Die Anhörung findet dort statt, und ein Brief verlängert die Zeit nicht',
    NC: 'haben Sie zehn Tage, um eine Anhörung (hearing) über die Sperre von 30 Tagen zu verlangen',
    AZ: 'können Sie innerhalb der Tage in der Mitteilung eine Anhörung (hearing) zur Sperre verlangen',
    CA: 'haben Sie nur zehn Tage, um beim DMV eine Anhörung (hearing) zu verlangen, getrennt vom Gerichtsfall',
    FL: 'haben Sie ab der Mitteilung zehn Tage, um eine formal review zu verlangen, getrennt vom Gerichtsfall',
    GA: 'haben Sie 30 Tage, um gegen die Sperre Widerspruch (appeal) einzulegen oder eine Erlaubnis mit Zündsperre (ignition lock permit) zu wählen',
    IL: 'beginnt die Sperre am Tag 46. Innerhalb von 90 Tagen nach der Mitteilung können Sie das Gericht bitten, sie zu beenden',
    MI: 'haben Sie 14 Tage, um eine Anhörung (hearing) zu verlangen, wenn Sie den Test abgelehnt haben',
    OH: 'können Sie vor Gericht gegen die Sperre vorgehen (appeal), meist innerhalb von 30 Tagen nach Ihrem ersten Gerichtstag',
    PA: 'haben Sie ab dem Absenden 30 Tage, um beim county court gegen die Sperre vorzugehen (appeal)',
    TX: 'haben Sie ab der Mitteilung 15 Tage, um eine Anhörung (ALR) zu verlangen',
    VA: 'wird der Führerschein sofort für einige Tage genommen. Sie können das Gericht bitten, es zu prüfen',
    WA: 'haben Sie ab der Mitteilung sieben Tage, um eine Anhörung (hearing) zu verlangen',
  }),
}
