/** What can still be done when the day in a letter is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_DE: Words = {
  'au.late.claim-want': {
    says: 'Sie konnten antworten und Ihre Seite sagen. Der Tag dafür scheint vorbei, also gibt es vielleicht schon ein Urteil.',
  },
  'au.late.claim-reality': {
    says: 'Finden Sie es heute heraus. Ohne Urteil kann eine späte Antwort noch zählen. Gibt es eins, können Sie bitten, es aufzuheben.',
  },
  'au.late.claim-not-yet': {
    says: 'Lohn, Bankgeld oder Sachen können nur nach einem Urteil gepfändet werden. Fragen Sie das Gericht, ob es eins gibt.',
  },
  'au.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, ob es ein Urteil gibt. Wenn nicht, reichen Sie sofort Ihre Antwort ein und schicken der anderen Seite eine Kopie.',
  },
  'au.late.claim-option': {
    says: 'Beantragen Sie, es aufzuheben. Sagen Sie, warum Sie nicht geantwortet haben und was gegen die Forderung spricht. Bitten Sie, dass bis zur Entscheidung nichts gepfändet wird.',
    title: 'Das Urteil aufheben lassen',
    cost: 'Es kann eine Gerichtsgebühr geben.',
    time: 'Sobald Sie davon wissen.',
    risk: 'Ohne echten Grund kann das Gericht ablehnen, mit Kosten.',
    bestFor: 'Es hat ohne Sie entschieden, und die Forderung ist falsch.',
  },
  'au.late.tribunal-step': {
    says: 'Rufen Sie heute das Tribunal an und fragen Sie, was entschieden ist. Haben Sie den Termin aus gutem Grund verpasst, bitten Sie sofort um einen neuen: Die Zeit dafür ist kurz.',
  },
  'au.late.home-step': {
    says: 'Ziehen Sie nicht von selbst aus: Meist kann das nur ein Gericht oder Tribunal anordnen. Rufen Sie heute dort an und fragen Sie nach Verfahren, Termin oder Urteil. Wurde ohne Sie entschieden, bitten Sie sofort um neue Prüfung.',
  },
  'au.late.demand-reality': {
    says: 'Die Tage im Schreiben scheinen vorbei, also kann jetzt Ihre Insolvenz beantragt werden. Insolvent sind Sie erst, wenn ein Gericht es sagt.',
  },
  'au.late.demand-step': {
    says: 'Holen Sie heute Rechtshilfe und fragen Sie, ob Ihre Insolvenz beantragt ist. Gehen Sie zum Termin: Sie können zeigen, dass Sie zahlen können oder warum das Gericht ablehnen soll.',
  },
  'au.late.job-step': {
    says: 'Zählen Sie nach: 21 Tage ab dem Ende der Arbeit. Vorbei? Stellen Sie heute den Antrag bei der Fair Work Commission und sagen Sie, warum er spät kommt. Sie lässt das nur in Ausnahmefällen zu.',
  },
  'au.late.tax-step': {
    says: 'Der Tag ist vorbei, also rufen Sie heute das Steueramt an oder nutzen Sie den Online-Plan. Raten gehen noch, und Sie können um Erlass der Zinsen bitten.',
  },
  'au.late.tax-right': {
    says: 'Ist die Zeit für den Einspruch vorbei? Schicken Sie ihn mit einem Brief, warum er spät kommt. Das Steueramt kann ihn als rechtzeitig behandeln.',
  },
  'au.late.fine-step': {
    says: 'Rufen Sie heute das Bußgeldamt an und fragen Sie, wie weit es ist. Oft gehen noch eine Prüfung, Raten oder Hilfe bei Not, aber auf jeder Stufe kommen Gebühren dazu.',
  },
  'au.late.fine-reality': {
    says: 'Der letzte Tag scheint vorbei, also können Gebühren dazukommen. Sie können noch zahlen, um Zeit bitten und fragen, was bei einem Fehler noch geht.',
  },
  'au.late.rent-step': {
    says: 'Der Tag ist vorbei, aber Sie müssen nicht ausziehen. Zahlen Sie heute, was Sie können, mit Beleg, und bieten Sie schriftlich Raten an. Kommt eine Kündigung oder ein Termin, antworten Sie: In manchen Staaten endet es noch, wenn Sie alles zahlen.',
  },
}
