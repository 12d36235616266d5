/** A fixed penalty that a Scottish prosecutor offers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FISCAL_PENALTIES_DE: Words = {
  'gb.fiscal.want': {
    says: 'Eine Staatsanwaltschaft bietet Ihnen eine Strafe statt eines Gerichts an. Schweigen Sie in den 28 Tagen, gilt das als Ja.',
  },
  'gb.fiscal.reality': {
    says: 'Ist das Angebot angenommen, können Sie dafür nicht mehr verurteilt werden. Das Geld wird dann wie eine Geldstrafe eingezogen.',
  },
  'gb.fiscal.right-refuse': {
    says: 'Sie können ablehnen. Schreiben Sie das vor Ende der 28 Tage dem clerk of court im Angebot. Dann kann ein Gericht entscheiden.',
  },
  'gb.fiscal.step': {
    says: 'Haben Sie es getan? Wenn nicht, holen Sie einen solicitor und lehnen Sie in den 28 Tagen schriftlich ab. Nehmen Sie an, zahlen Sie wie im Angebot.',
  },
  'gb.late.fiscal-want': {
    says: 'Eine Staatsanwaltschaft bot Ihnen eine Strafe statt eines Gerichts an. Die Tage scheinen vorbei: Das gilt dann als Ja.',
  },
  'gb.late.fiscal-step': {
    says: 'Hätten Sie abgelehnt, aber das Angebot kam nie oder etwas Außergewöhnliches hielt Sie ab? Bitten Sie den clerk of court im Angebot heute, es zurückzunehmen (recall).',
  },
  'gb.late.fiscal-pay-step': {
    says: 'Stimmt das Angebot? Rufen Sie heute das Gericht darin an. Fragen Sie, was jetzt offen ist, und bitten Sie bei Bedarf um Zeit zum Zahlen.',
  },
  'gb.late.fiscal-option': {
    says: 'Schreiben Sie dem clerk of court. Sagen Sie, dass Sie abgelehnt hätten und warum es nicht ging. Bei einem Nein bitten Sie binnen 7 Tagen das Gericht um Prüfung.',
    title: 'Um Rücknahme des Angebots bitten',
    cost: 'Kostenlos.',
    time: 'In den 7 Tagen nach der Zeit zum Zahlen. Später nur mit gutem Grund.',
    risk: 'Ein Verfahren vor Gericht kann folgen.',
    bestFor: 'Sie haben es nicht getan und konnten nicht rechtzeitig ablehnen.',
  },
}
