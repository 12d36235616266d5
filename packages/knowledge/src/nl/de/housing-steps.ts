/** The German words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_DE: Words = {
  'nl.home.step-stay': {
    says: 'Ziehen Sie nicht aus und unterschreiben Sie nichts. Holen Sie zuerst Rat.',
  },
  'nl.home.step-write': {
    says: 'Schreiben Sie zurück, dass Sie dem Ende des Mietvertrags nicht zustimmen. Behalten Sie eine Kopie.',
  },
  'nl.home.step-plan': {
    says: 'Zahlen Sie zuerst die Miete dieses Monats. Bieten Sie für den Rest schriftlich einen Plan an.',
  },
  'nl.home.step-help': {
    says: 'Bitten Sie Ihre Gemeinde (gemeente) jetzt um Schuldenhilfe. Ist Ihre Wohnung in Gefahr, muss sie in drei Werktagen handeln.',
  },
  'nl.home.step-ask': {
    says: 'Rufen Sie das Juridisch Loket an. Halten Sie Mietvertrag und Briefe bereit.',
  },
  'nl.home.step-sum': {
    says: 'Verlangen Sie eine Liste der Mieten und Zahlungen, Monat für Monat.',
  },
  'nl.home.step-pay': {
    says: 'Versuchen Sie, den Rückstand unter drei Monate zu bringen. Darauf achten Richter bei einer Räumung.',
  },
  'nl.rent.step-allowance': {
    says: 'Prüfen Sie, ob Sie Mietzuschuss (huurtoeslag) bekommen, auch für vergangene Monate. Fragen Sie bei Dienst Toeslagen.',
  },
}
