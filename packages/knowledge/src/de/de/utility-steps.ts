/** The German words of the rows in ../utility-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_STEPS_DE: Words = {
  'de.supply.step-plan': {
    says: 'Verlangen Sie heute schriftlich eine Abwendungsvereinbarung. In der Grundversorgung muss das Angebot binnen einer Woche kommen.',
  },
  'de.supply.step-meter': {
    says: 'Lesen Sie den Zähler ab und machen Sie ein Foto. Vergleichen Sie mit der Rechnung. Wurde geschätzt?',
  },
  'de.supply.step-vulnerable': {
    says: 'Gibt es ein Baby oder kranke, alte oder behinderte Menschen im Haushalt? Schreiben Sie das. Dann kann die Sperre verboten sein.',
  },
  'de.supply.step-current': {
    says: 'Zahlen Sie ab jetzt den laufenden Abschlag. Nur dann hält der Ratenplan.',
  },
  'de.supply.step-object': {
    says: 'Beschweren Sie sich schriftlich mit Gründen. Die Antwort muss binnen vier Wochen kommen. Danach hilft die Schlichtungsstelle Energie.',
  },
}
