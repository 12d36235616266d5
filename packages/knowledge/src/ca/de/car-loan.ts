/** The German words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_WORDS: Words = {
  'ca.car.want': { says: 'Der Kreditgeber will die verspäteten Raten oder das Auto.' },
  'ca.car.step': {
    says: 'Rufen Sie den Kreditgeber vor dem letzten Tag der Frist an. Bieten Sie einen Plan an und nehmen Sie Ihre eigenen Sachen aus dem Auto.',
  },
  'ca.car.on-two-thirds': {
    says: 'Sind in Ontario zwei Drittel bezahlt, darf man die Sache meist nur mit Erlaubnis des Gerichts nehmen.',
  },
  'ca.car.on-sale': {
    says: 'In Ontario muss der Kreditgeber Ihnen 15 Tage vor dem Verkauf des Autos Bescheid geben. Sie bekommen es zurück, wenn Sie zahlen, was im Brief steht.',
  },
  'ca.car.bc-two-thirds': {
    says: 'Sind in British Columbia zwei Drittel bezahlt, braucht der Kreditgeber eine Gerichtsentscheidung. Wer das Auto nimmt, kann meist nicht auch noch klagen.',
  },
  'ca.car.ab-sale': {
    says: 'In Alberta muss ein Gerichtsvollzieher (civil enforcement bailiff) das Auto nehmen. Sie können binnen 15 Tagen widersprechen.',
  },
  'ca.car.qc-thirty': {
    says: 'In Québec muss der Händler Ihnen zuerst 30 Tage vorher Bescheid geben. Ist die Hälfte bezahlt, braucht er die Erlaubnis des Gerichts.',
  },
}
