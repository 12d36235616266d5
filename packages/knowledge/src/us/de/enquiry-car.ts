/** The German words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_DE: Words = {
  'us.ask-debt.deficiency': {
    says: 'Was der Verkauf nicht deckt, können Sie schulden. Aber der Kreditgeber muss vor dem Verkauf schreiben, fair verkaufen und die Summe erklären; sonst schulden Sie weniger oder nichts. Bis zum Verkauf bekommen Sie das Auto gegen den ganzen Kredit und Kosten zurück. In manchen Staaten oder Verträgen reichen die versäumten Raten: fragen Sie heute schriftlich. Was im Auto lag, gehört Ihnen: schreiben Sie eine Liste und fordern Sie es.',
  },
  'us.ask-debt.car-repo': {
    says: 'In den meisten Bundesstaaten darf ein Autokreditgeber das Auto nach einer verpassten Zahlung ohne Gericht nehmen, aber nicht mit Gewalt oder Drohungen. Rufen Sie vorher an und bitten Sie um einen Plan.',
    dependsOn: 'ob der Kreditgeber ein Pfandrecht (lien) am Auto hat, und Ihr Bundesstaat',
  },
  'us.ask-debt.car-taken': {
    says: 'Schreiben Sie heute dem Kreditgeber. Bis zum Verkauf bekommen Sie das Auto gegen den ganzen Kredit und Kosten zurück. In manchen Staaten und Verträgen reichen die versäumten Raten: fragen Sie danach und nach dem letzten Tag. Was darin lag, gehört Ihnen: fordern Sie es mit einer Liste schriftlich und bestreiten Sie eine Gebühr. Vor dem Verkauf müssen sie schreiben und fair verkaufen. Den Rest können Sie schulden.',
  },
  'us.state.ga.ask-deficiency': {
    says: 'In Georgia kann der Händler oder sein Kreditgeber den Rest nur verlangen, wenn er binnen zehn Tagen nach der Wegnahme schrieb. Der Brief muss per Einschreiben (registered oder certified mail) oder Overnight kommen und einen öffentlichen Verkauf anbieten. Kam keiner? Schreiben Sie, dass O.C.G.A. 10-1-36 die Forderung ausschließt, und heben Sie jeden Umschlag auf. Zahlen Sie noch nichts. Bei einer Klage antworten Sie binnen 30 Tagen. Verlangen Sie Ihre Sachen schriftlich. Für einen Kredit Ihrer eigenen Bank kann anderes gelten.',
  },
}
