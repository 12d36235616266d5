/** What can still be done about fixed penalties when their day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_DE: Words = {
  'gb.late.driver-reality': {
    says: 'Jetzt kann ein Gerichtsschreiben kommen, wegen der fehlenden Antwort oder der Fahrt. Sie können heute noch viel gutmachen.',
  },
  'gb.late.driver-step': {
    says: 'Die 28 Tage scheinen vorbei. Schicken Sie das Formular heute trotzdem, mit Nachweis. Sagen Sie, warum es spät ist: Es kann noch zählen, wenn es nicht früher ging.',
  },
  'gb.late.driver-court-step': {
    says: 'Kam schon Post vom Gericht? Antworten Sie bis zu deren Tag und fragen Sie einen solicitor. Wurden Sie ohne Ihr Wissen verurteilt? Sagen Sie es dem Gericht binnen 21 Tagen, nachdem Sie es erfuhren.',
  },
  'gb.late.driver-option': {
    says: 'Schicken Sie Name und Adresse des Fahrers, auch wenn Sie es sind, und was Sie aufhielt.',
    title: 'Den Fahrer heute nennen',
    cost: 'Nichts.',
    time: 'Einige Minuten.',
    risk: 'Sie können trotzdem wegen der Verspätung belangt werden.',
    bestFor: 'Sie wissen, wer fuhr.',
  },
  'gb.late.driver-ni-step': {
    says: 'Die Tage im Schreiben scheinen vorbei. Schicken Sie das Formular heute trotzdem, mit Nachweis, und sagen Sie, warum es spät ist. Kommt Post vom Gericht, gehen Sie zu einem solicitor.',
  },
  'gb.late.police-step': {
    says: 'Die Tage scheinen vorbei. Rufen Sie heute die Stelle im Schreiben an und fragen Sie, ob Sie noch zahlen können. Wenn nicht, kommt Post vom Gericht: Antworten Sie darauf bis zu deren Tag.',
  },
  'gb.late.police-fine-step': {
    says: 'Gab ein Polizist es Ihnen in die Hand? Dann ist es jetzt vielleicht eine Geldstrafe, um die Hälfte höher. Bekamen es gar nicht Sie, oder wollten Sie rechtzeitig vor Gericht? Sagen Sie das dem Gericht binnen 21 Tagen nach dessen Brief.',
  },
  'gb.late.police-option': {
    says: 'Bekennen Sie sich schuldig mit Ihren Gründen, oder nicht schuldig. Dass Sie das Angebot nicht annahmen, darf die Strafe nicht höher machen.',
    title: 'Auf die Post vom Gericht antworten',
    cost: 'Eine Strafe nach Einkommen und Kosten, wenn Sie verlieren.',
    time: 'Einige Monate.',
    risk: 'Strafe und Punkte können höher sein als im Angebot.',
    bestFor: 'Das Angebot ist vorbei.',
  },
  'gb.late.pcn-scotland-step': {
    says: 'Die Tage im Brief scheinen vorbei. Rufen Sie heute den council an und fragen Sie, was jetzt kommt. Schicken Sie Ihre Gründe jetzt und sagen Sie, warum sie spät sind: Er kann sie noch prüfen.',
  },
  'gb.late.pcn-scotland-appeal-step': {
    says: 'Die 28 Tage scheinen vorbei. Schicken Sie den Einspruch heute an das Tribunal und schreiben Sie, warum er spät ist. Es sieht darin die Bitte um mehr Zeit und kann Ja oder Nein sagen.',
  },
  'gb.late.pcn-scotland-certificate-step': {
    says: 'Die 14 Tage scheinen vorbei, also können sheriff officers kommen. Rufen Sie heute den council an: zahlen Sie oder bitten Sie um Raten. Kam ein früherer Brief nie an? Sagen Sie es.',
  },
  'gb.late.pcn-ni-step': {
    says: 'Die Tage im Schreiben scheinen vorbei. Rufen Sie heute die Stelle darin an und fragen Sie, was jetzt kommt. Schicken Sie Ihre Gründe jetzt und sagen Sie, warum sie spät sind.',
  },
  'gb.late.pcn-ni-appeal-step': {
    says: 'Die Tage scheinen vorbei. Schicken Sie das Formular heute an das Tribunal und schreiben Sie, warum es spät ist. Es kann Ja oder Nein sagen.',
  },
  'gb.late.pcn-ni-certificate-step': {
    says: 'Kam die notice to owner oder die Antwort auf Ihren Einspruch nie? Schicken Sie dem Tribunal heute eine statutory declaration und sagen Sie, warum sie spät ist. Sonst rufen Sie an und zahlen, oder bitten um Raten.',
  },
}
