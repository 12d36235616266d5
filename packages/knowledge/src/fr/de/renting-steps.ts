/** The German words of the rows in ../renting-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_STEPS_WORDS: Words = {
  'fr.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus und geben Sie die Schlüssel noch nicht zurück. Holen Sie zuerst Rat.',
  },
  'fr.home.step-adil': {
    says: 'Rufen Sie die ADIL oder SOS loyers impayés an (0 805 16 00 75). Es ist kostenlos, und man kennt dort die Helfer am Ort.',
  },
  'fr.home.step-fsl': {
    says: 'Bitten Sie einen Sozialarbeiter um Hilfe aus dem Wohnungshilfefonds (FSL). Sagen Sie es auch der CAF, damit das Wohngeld weiterläuft.',
  },
  'fr.home.step-pay-rent': {
    says: 'Zahlen Sie die laufende Miete, wenn Sie können. Darauf achtet ein Richter zuerst.',
  },
  'fr.home.step-plan': {
    says: 'Bieten Sie schriftlich die Miete plus eine kleine monatliche Summe an. Behalten Sie jeden Zahlungsbeleg.',
  },
  'fr.home.step-dispute': {
    says: 'Verlangen Sie eine Mietaufstellung. Prüfen Sie jeden Monat, jede Zahlung und die jährliche Abrechnung der Nebenkosten.',
  },
}
