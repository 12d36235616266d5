/** The German words of the rows in ../enquiry-health-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_INSURANCE_DE: Words = {
  'ch.ask.health-premium': {
    says: 'Bitten Sie die Kasse um Raten und den Kanton um Prämienverbilligung. Die Grundversicherung läuft weiter. Die Kasse muss mahnen und 30 Tage geben. Sie darf höchstens zweimal im Jahr betreiben.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'ob Sie Prämien schulden',
    says: 'Sie können aufs neue Jahr wechseln, wenn Ihre Kündigung bis 30. November dort ist. Schulden Sie Prämien, Kostenbeteiligungen oder Gebühren, müssen Sie zuerst alles zahlen. Jede Kasse muss Sie in die Grundversicherung aufnehmen.',
  },
  'ch.ask.change-insurer-by-post': {
    says: 'Der Poststempel zählt nicht. In der Grundversicherung muss Ihre Kündigung bis 30. November bei der Kasse sein, oder am letzten Arbeitstag davor, zur Geschäftszeit. Erst an dem Tag aufgegeben ist zu spät. Schicken Sie sie etwa eine Woche vorher eingeschrieben, oder geben Sie sie in einer Filiale ab und lassen Sie Ihre Kopie stempeln. Offene Prämien müssen zuerst bezahlt sein.',
  },
}
