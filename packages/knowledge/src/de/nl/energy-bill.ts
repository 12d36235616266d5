/** The Dutch words of Germany: energy bill. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_NL: Words = {
  'de.energy-bill.right-due': {
    says: 'Een rekening is op zijn vroegst twee weken na aankomst verschuldigd. Zij moet binnen zes weken na haar periode komen, en een tegoed wordt verrekend met het volgende maandbedrag of binnen twee weken betaald.',
  },
  'de.energy-bill.right-clear': {
    says: 'De rekening moet beide meterstanden tonen, hoe ze gelezen zijn, en het verbruik van vorig jaar. Ze moeten haar gratis uitleggen.',
  },
  'de.energy-bill.right-instalment': {
    says: 'Het bedrag per maand (Abschlag) volgt uw laatste verbruik. Toont u dat u minder gebruikt, dan moeten ze dat meetellen. Wat u te veel betaalde, komt terug.',
  },
  'de.energy-bill.right-hold-back': {
    says: 'In de basislevering (Grundversorgung) mag u geld inhouden bij een duidelijke fout. Of als het verbruik meer dan verdubbelde en u een metertest vroeg.',
  },
  'de.energy-bill.right-correction': {
    says: 'Een verkeerde rekening moet beide kanten op verbeterd worden. Dat gaat terug tot de laatste meting, en hoogstens drie jaar.',
  },
  'de.energy-bill.step-reading': {
    says: 'Vergelijk de meterstanden in de rekening met uw meter en met vorig jaar. Vraag uitleg van elk punt dat u niet kent.',
  },
  'de.energy-bill.right-reminder': {
    says: 'Een aanmaning mag niet meer kosten dan ze echt kost, meestal een paar euro. Vraag hoe ze dat hebben berekend.',
  },
}
