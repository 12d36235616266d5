/** Questions about social welfare: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_DE: Words = {
  'ie.ask.welfare-appeal-days': {
    says: 'Senden Sie die Beschwerde jetzt an das Social Welfare Appeals Office. Das Gesetz gibt 60 Tage, aber halten Sie 21 ein, wenn Ihr Brief das sagt. Sagen Sie, was nicht stimmt, und legen Sie Belege dafür bei. Es ist kostenlos.',
  },
  'ie.ask.welfare-while-waiting': {
    says: 'Bitten Sie heute Ihr Intreo-Büro um Supplementary Welfare Allowance. Sie ist für Menschen mit zu wenig zum Leben, auch während eine Beschwerde läuft.',
  },
  'ie.ask.welfare-overpaid': {
    says: 'Verlangen Sie den Bescheid und wie jede Summe berechnet wurde. Ist er falsch, legen Sie binnen 60 Tagen kostenlos Einspruch ein. Ist er richtig, sagen Sie, was Sie zahlen können: Ohne Ihre Zustimmung dürfen sie höchstens 15% Ihres Wochensatzes nehmen.',
  },
  'ie.ask.benefit': {
    says: 'Verlangen Sie die Gründe. Legen Sie in 60 Tagen Widerspruch ein, wenn es falsch ist. Stimmt es, sagen Sie, was Sie pro Woche zahlen können.',
  },
  'ie.ask.welfare-refused': {
    says: 'Bitten Sie das Amt um neue Prüfung und legen Sie binnen 60 Tagen Beschwerde ein (Social Welfare Appeals Office). Das ist kostenlos. Schicken Sie neue Belege.',
  },
  'ie.ask.medical-card': {
    says: 'Bitten Sie zuerst die HSE um neue Prüfung, mit fehlenden Belegen, etwa einem Arztbrief oder Ihren wahren Kosten. Wo Krankheit Sie in Not bringt, kann sie eine Karte auch über der Einkommensgrenze geben. Sie können auch beim National Appeals Office der HSE widersprechen. Tun Sie das binnen 21 Tagen nach der Entscheidung. Das Social Welfare Appeals Office ist dafür nicht zuständig.',
  },
}
