/** What can still be done about fines, taxes and benefits when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_DE: Words = {
  'jp.late.ticket-reality': {
    says: 'Die ersten Tage zum Zahlen sind vorbei. Zahlen kann die Sache meist noch beenden: Es kommt ein neues Papier (通告書) mit zehn Tagen. Ohne Zahlung folgt ein Strafverfahren.',
  },
  'jp.late.ticket-step': {
    says: 'Rufen Sie heute die Stelle (交通反則通告センター) auf Ihrem Papier an. Holen Sie dort mit dem alten Schein einen neuen, oder er kommt per Post mit Porto.',
  },
  'jp.late.ticket-option': {
    says: 'Zahlen Sie mit dem neuen Schein in den zehn Tagen.',
    title: 'Mit dem neuen Papier zahlen',
    cost: 'Die Buße, vielleicht mit Porto.',
    time: 'Zehn Tage ab dem neuen Papier.',
    risk: 'Sie nehmen es an.',
    bestFor: 'Der Vorwurf stimmt.',
  },
  'jp.late.left-car-step': {
    says: 'Rufen Sie heute die Polizeistelle im Brief an. Fragen Sie, ob der Bescheid (納付命令) erging, und nach einem Zahlschein. Gegen ihn gibt es meist drei Monate lang eine Prüfung.',
  },
  'jp.late.left-car-option': {
    says: 'Holen Sie einen neuen Schein und zahlen Sie, bevor Zuschläge wachsen und die Prüfung (車検) scheitert.',
    title: 'Die Abgabe jetzt zahlen',
    cost: 'Die Abgabe, vielleicht mit Zuschlag.',
    time: 'Heute.',
    risk: 'Sie nehmen es an.',
    bestFor: 'Das Auto war Ihres.',
  },
  'jp.late.summary-step': {
    says: 'An welchem Tag bekamen Sie den Bescheid? In 14 Tagen können Sie heute einen vollen Prozess verlangen. Später bitten Sie heute die Staatsanwaltschaft um Raten.',
  },
  'jp.late.tax-reality': {
    says: 'Der Tag ist vorbei. Zehn Tage nach einer förmlichen Mahnung (督促状) darf das Amt ohne Gericht pfänden. Wer anruft, bekommt aber oft noch Raten.',
  },
  'jp.late.tax-step': {
    says: 'Rufen Sie heute das Amt an, auch wenn der Tag vorbei ist. Sagen Sie, was Sie verdienen, zum Leben brauchen und zahlen können. Bitten Sie um Zeit oder Raten.',
  },
  'jp.late.review-right': {
    says: 'Sind auch die drei Monate für die Prüfung vorbei? Spät geht sie nur mit gutem Grund (正当な理由), etwa wenn der Brief eine falsche Frist nannte.',
  },
  'jp.late.benefit-step': {
    says: 'Rufen Sie heute das Amt an, auch wenn der Tag vorbei ist. Bitten Sie um kleine Raten. Kam der Brief vor weniger als drei Monaten, können Sie noch eine Prüfung verlangen.',
  },
  'jp.late.benefit-option': {
    says: 'Bitten Sie jetzt um kleine Raten, die Ihnen genug zum Leben lassen.',
    title: 'Jetzt um Raten bitten',
    cost: 'Nichts.',
    time: 'Heute.',
    risk: 'Hören Sie auf zu zahlen, kann alles verlangt werden.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
}
