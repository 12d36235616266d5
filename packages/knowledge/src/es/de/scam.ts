/** The German words of Spain: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'es.scam.want': {
    says: 'Jemand will Ihr Geld oder Ihre Daten, schnell und bevor Sie nachdenken.',
  },
  'es.scam.who': {
    says: 'Es kann ein Betrüger sein, der den Namen einer Bank, von Correos, Hacienda, DGT oder Polizei benutzt.',
  },
  'es.scam.rights': {
    says: 'Einem Betrüger schulden Sie nichts. Zahlungen, die Sie nicht erlaubt haben, muss Ihre Bank meist erstatten.',
  },
  'es.scam.reality': {
    says: 'Echte Ämter verlangen keine Gutscheinkarten, kein Kryptogeld und keine Codes per Nachricht.',
  },
  'es.scam.nothing': {
    says: 'Es passiert nichts, wenn Sie eine falsche Forderung nicht zahlen. Kein Richter und keine Polizei schickt Links zum Zahlen.',
  },
  'es.scam.right-refund': {
    says: 'Haben Sie eine Zahlung nicht erlaubt, muss die Bank sie bis zum Ende des nächsten Geschäftstags zurückgeben, außer sie vermutet Betrug von Ihnen.',
  },
  'es.scam.right-fifty': {
    says: 'Wurde Ihre Karte gestohlen oder verloren, tragen Sie höchstens 50 €, außer Sie waren grob fahrlässig.',
  },
  'es.scam.right-report': {
    says: 'Betrug ist eine Straftat. Sie können ihn kostenlos bei Polizei oder Guardia Civil anzeigen.',
  },
  'es.scam.step-stop': {
    says: 'Zahlen, klicken und rufen Sie nicht an. Schicken Sie keine Daten.',
  },
  'es.scam.step-check': {
    says: 'Fragen Sie das echte Amt oder die Bank unter einer selbst gesuchten Nummer. Oder rufen Sie 017 (INCIBE) an, kostenlos.',
  },
  'es.scam.step-bank': {
    says: 'Gezahlt oder Daten gegeben? Rufen Sie jetzt Ihre Bank an, sperren Sie die Karte und ändern Sie Passwörter.',
  },
  'es.scam.step-police': {
    says: 'Zeigen Sie es bei der Polizei an und behalten Sie die Nachrichten. Die Bank wird nach der Anzeige fragen.',
  },
  'es.scam.step-complain-bank': {
    says: 'Zahlt die Bank nicht zurück, beschweren Sie sich schriftlich bei ihr, dann beim Banco de España.',
  },
  'es.scam.option-ignore': {
    title: 'Nicht zahlen',
    says: 'Behalten Sie es als Beweis und tun Sie nichts, was es verlangt.',
    cost: 'Nichts.',
    time: 'Keine Zeit.',
    risk: 'Keines, wenn Sie beim echten Amt nachgefragt haben.',
    bestFor: 'Sie haben nicht gezahlt und keine Daten gegeben.',
  },
  'es.scam.option-report': {
    title: 'Es melden',
    says: 'Sagen Sie es der Polizei, Ihrer Bank und INCIBE (017).',
    cost: 'Nichts.',
    time: 'Eine Stunde.',
    risk: 'Keines.',
    bestFor: 'Sie zahlten, gaben Daten oder wollen andere warnen.',
  },
  'es.scam.option-help': {
    title: '017 anrufen',
    says: 'INCIBE hilft Menschen kostenlos, jeden Tag.',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
  'es.scam.insight-hurry': {
    says: 'Eile und Angst sind die Werkzeuge eines Betrugs.',
    actionable: 'Warten Sie eine Stunde und fragen Sie jemanden, dem Sie vertrauen.',
  },
  'es.scam.warning-codes': {
    says: 'Geben Sie niemandem einen Code aus einer Nachricht. Damit können sie Ihr Konto leeren.',
  },
  'es.scam.warning-invest': {
    says: 'Nur eingetragene Firmen dürfen in Spanien Anlagen anbieten. Sehen Sie in die Warnungen der CNMV. Wer vor der Auszahlung eine Steuer oder Gebühr will, betrügt.',
  },
  'es.scam.right-threat': {
    says: 'Jemanden für Geld zu bedrohen ist ein Verbrechen. Kein Gericht und keine Polizei arbeitet per E-Mail. Zahlen und antworten Sie nicht, zeigen Sie es an.',
  },
  'es.scam.step-family': {
    says: 'Rufen Sie Ihr Kind unter der alten Nummer an, oder jemand anderen aus der Familie. Schicken Sie nichts, bevor Sie die Stimme gehört haben.',
  },
  'es.scam.right-own-transfer': {
    says: 'Haben Sie selbst überwiesen? Dann muss die Bank nicht immer erstatten. Rufen Sie sofort an: Vielleicht kann sie die Zahlung stoppen oder zurückfordern.',
  },
}
