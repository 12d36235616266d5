/** The Dutch words of the rows in ../utility-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_STEPS_NL: Words = {
  'de.supply.step-plan': {
    says: 'Vraag de leverancier vandaag schriftelijk een plan om afsluiten te voorkomen (Abwendungsvereinbarung). In de basislevering moet hij er binnen een week een aanbieden.',
  },
  'de.supply.step-meter': {
    says: 'Lees uw meter en maak een foto. Vergelijk haar met de rekening. Is het verbruik geschat?',
  },
  'de.supply.step-vulnerable': {
    says: 'Is er een baby, of een ziek, oud of gehandicapt mens thuis? Zeg het de leverancier schriftelijk. Dan kan afsluiten onwettig zijn.',
  },
  'de.supply.step-current': {
    says: 'Betaal vanaf nu het lopende bedrag per maand. Het plan geldt alleen zolang u dat doet.',
  },
  'de.supply.step-object': {
    says: 'Klaag schriftelijk met redenen. De leverancier moet binnen vier weken antwoorden. Dan kunt u naar de Schlichtungsstelle Energie.',
  },
}
