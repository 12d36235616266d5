/** The German words of the rows in ../court-judgment-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_STATE_DE: Words = {
  'au.judged.nsw-instalments': {
    says: 'In New South Wales können Sie das Gericht um Raten bitten. Solange Sie sich daran halten, ruht die übrige Vollstreckung (enforcement). Eine Lohnpfändung nimmt dann nicht mehr als die Rate.',
  },
  'au.judged.nsw-wages': {
    says: 'In New South Wales muss Ihnen eine Lohnpfändung (garnishee order) jede Woche eine feste Summe Ihres Lohns lassen.',
  },
  'au.judged.vic-instalments': {
    says: 'In Victoria können Sie um Raten bitten. Kommt all Ihr Geld von Centrelink, ist kein Beschluss ohne Ihre Zustimmung möglich.',
  },
  'au.judged.qld-instalments': {
    says: 'In Queensland können Sie das Gericht um einen Ratenbeschluss (instalment order) bitten, und darum, ein Urteil aufzuheben (set aside), das ohne Sie erging.',
  },
  'au.judged.wa-time': {
    says: 'In Western Australia können Sie das Gericht um Zeit zum Zahlen, um einen Ratenbeschluss (instalment order) oder um eine Pause der Vollstreckung bitten.',
  },
  'au.judged.sa-instalments': {
    says: 'In South Australia muss das Gericht ansehen, was Sie zahlen können. Es kann Raten anordnen.',
  },
  'au.judged.vic-setaside': {
    says: 'In Victoria können Sie das Gericht bitten, einen Beschluss aufzuheben (set aside), der ohne Sie erging. Sagen Sie, warum Sie nicht da waren und was Sie gegen die Klage sagen.',
  },
  'au.judged.wa-setaside': {
    says: 'In Western Australia können Sie das Gericht bitten, einen Beschluss aufzuheben (set aside), der ohne Sie erging. Sagen Sie, warum Sie nicht da waren und was Sie gegen die Klage sagen.',
  },
}
