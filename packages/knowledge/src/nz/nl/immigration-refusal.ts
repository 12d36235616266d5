/** The Dutch words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_NL: Words = {
  'nz.denied.right-again': {
    says: 'Bent u in Nieuw-Zeeland met een geldig tijdelijk visum? Dan kunt u één keer vragen er opnieuw naar te kijken. U hebt 14 dagen vanaf de brief.',
  },
  'nz.denied.right-appeal': {
    says: 'Bij een verblijfsvisum (residence visa) kunt u meestal binnen 42 dagen in beroep gaan bij het Immigration and Protection Tribunal.',
  },
  'nz.denied.right-humanitarian': {
    says: 'Is uw visum voorbij? Dan kunt u binnen 42 dagen daarna in beroep om menselijke redenen (humanitarian grounds). De redenen moeten heel sterk zijn.',
  },
  'nz.denied.right-reasons': { says: 'U kunt om de redenen en het dossier vragen.' },
  'nz.denied.warn-stay': {
    says: 'Kijk wat de laatste dag is van het visum dat u hebt. Als het eindigt, moet u weg, en deze tijden zijn streng.',
  },
  'nz.denied.step-date': {
    says: 'Schrijf de dag op waarop u de brief kreeg. Antwoord op elke reden met nieuw bewijs.',
  },
  'nz.denied.step-help': {
    says: 'Zoek deze week hulp bij een advocaat, Community Law of een erkende adviseur (licensed immigration adviser). Anderen mogen u niet adviseren.',
  },
  'nz.denied.option-appeal': {
    says: 'Gebruik het formulier dat de brief noemt, en stuur het met uw bewijs vóór de laatste dag.',
    title: 'Vragen om er opnieuw naar te kijken, of in beroep gaan',
    cost: 'Meestal een bedrag.',
    time: 'Weken tot veel maanden.',
    risk: 'U krijgt meestal één kans.',
    bestFor: 'U kunt bewijs laten zien dat ontbrak.',
  },
}
